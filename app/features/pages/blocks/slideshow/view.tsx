import type { BlockProps } from "#app/features/pages/blocks/block-view.ts";
import { RichWords, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import { Slideshow, slidesOf } from "#app/features/pages/public/slideshow.tsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import { Island } from "#app/shell/site/island.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import type { kind } from "./schema.ts";

/** In the editor the slides are below each other, so that each can be seen and changed. */
export function View({ block, props }: BlockProps<typeof kind>) {
  if (useMarks().isEdited) return <AllSlides slides={block.items} />;
  return (
    <div id={sectionId(block)}>
      <Island
        name="slideshow"
        of={Slideshow}
        props={{ slides: slidesOf(block.items), label: block.title, intervalMs: props.seconds * 1000 }}
      />
    </div>
  );
}

function AllSlides({ slides }: { slides: readonly Section[] }) {
  const marks = useMarks();
  return (
    <section className="on-dark bg-teal-dark text-white">
      <ul className="mx-auto grid max-w-7xl gap-10 px-4 py-14 sm:px-6 lg:px-8">
        {slides.map((slide) => (
          <li key={slide.webPageContentId} className="grid items-center gap-6 md:grid-cols-2" {...marks.item(slide)}>
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
