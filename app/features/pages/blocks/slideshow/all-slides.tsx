import type { useMarks } from "#app/features/pages/blocks/words.tsx";
import { RichWords, Words } from "#app/features/pages/blocks/words.tsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { SitePicture } from "#app/ui/site-picture.tsx";

type Marks = ReturnType<typeof useMarks>;
type Props = { slides: readonly Section[]; mark: Marks["item"] | Marks["block"] };

/** In the editor slides are below each other, so that each can be seen and changed. */
export function AllSlides({ slides, mark }: Props) {
  return (
    <section className="on-dark bg-teal-dark text-white">
      <ul className="mx-auto grid max-w-7xl gap-10 px-4 py-14 sm:px-6 lg:px-8">
        {slides.map((slide) => (
          <li key={slide.webPageContentId} className="grid items-center gap-6 md:grid-cols-2" {...mark(slide)}>
            <SitePicture
              picture={slide.picture}
              fallback="/default-section.webp"
              sizes="46vw"
              className={`aspect-[3/2] w-full rounded-t-arch object-cover ${slide.alignImg === "right" ? "md:order-2" : ""}`}
            />
            <div>
              <Words of={slide} field="title" as="h3" className="font-semibold text-heading" />
              <RichWords of={slide} field="body" className="mt-4 max-w-lg text-lead text-white/85" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
