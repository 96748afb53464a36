import { useMarks } from "#app/features/pages/blocks/words.tsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { Html } from "#app/ui/html.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";

/** For pages whose visitors come for what is below: the picture is shown only where it fits beside the text. */
export function ShortBanner({ hero, name }: { hero: Section | undefined; name: string }) {
  const marks = useMarks();
  return (
    <section className="@container overflow-hidden bg-sand" {...(hero && marks.block(hero))}>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_minmax(0,0.72fr)]">
        <div className="px-4 pt-5 pb-4 sm:px-6 md:py-6 lg:pl-[max(2rem,calc((100cqw-80rem)/2+2rem))]">
          <h1 className="font-semibold text-3xl text-teal-dark md:text-4xl" {...(hero && marks.text(hero, "title"))}>
            {hero?.title || name}
          </h1>
          <Html html={hero?.body ?? ""} className="mt-2 max-w-2xl text-muted md:text-lg" marks={hero && marks.html(hero, "body")} />
        </div>
        <div className="relative overflow-hidden rounded-tl-[5rem] max-lg:hidden">
          <SitePicture
            picture={hero?.picture && { ...hero.picture, alt: "" }}
            fallback="/default-hero.webp"
            sizes="(min-width: 1024px) 42vw, 1px"
            className="absolute inset-0 size-full object-cover object-[72%_60%]"
          />
        </div>
      </div>
    </section>
  );
}
