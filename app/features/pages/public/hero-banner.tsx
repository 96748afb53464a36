import type { ReactNode } from "react";
import { useMarks } from "#app/features/pages/blocks/words.tsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { Html } from "#app/ui/html.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";

type Props = {
  /** Without one, the page's name is the heading. */
  hero: Section | undefined;
  name: string;
  /** The page whose name is the heading. */
  page?: { webPageCategoryId: number };
  /** Of the page: shown under the heading of a page without a banner. */
  lead?: string;
  /** Comes before everything that staff write. */
  answer?: ReactNode;
  /** Shown where staff chose no picture. */
  scene?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: its title, and a picture up to the edge of the screen. */
export function HeroBanner({ hero, name, page, lead, answer, scene, children }: Props) {
  const marks = useMarks();
  return (
    <section className="@container overflow-hidden bg-sand" {...(hero && marks.block(hero))}>
      <div className="grid md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] md:items-stretch">
        <div className="self-center px-4 pt-12 pb-10 sm:px-6 md:py-20 md:pr-6 lg:pr-10 md:pl-[max(1.5rem,calc((100cqw-80rem)/2+2rem))] lg:py-28">
          <h1
            className="font-semibold text-teal-dark text-title md:text-[clamp(2.25rem,4.7cqw,4rem)]"
            {...(hero ? marks.text(hero, "title") : page && marks.pageText(page, "name"))}
          >
            {hero?.title || name}
          </h1>
          {answer}
          <Html
            html={hero?.body ?? lead ?? ""}
            className="mt-5 max-w-xl text-lead [&_p]:text-balance text-muted"
            marks={hero ? marks.html(hero, "body") : page && lead !== undefined ? marks.pageHtml(page, "body") : undefined}
          />
          {children}
        </div>
        <div className="ml-10 aspect-[16/10] overflow-hidden rounded-tl-[7rem] sm:ml-24 md:ml-0 md:aspect-auto md:min-h-[24rem] md:rounded-tl-[clamp(8rem,16cqw,16rem)] lg:min-h-[31rem]">
          {scene && !hero?.picture ? (
            scene
          ) : (
            <SitePicture
              picture={hero?.picture && { ...hero.picture, alt: "" }}
              fallback="/default-hero.webp"
              sizes="(min-width: 768px) 52vw, 88vw"
              priority
              className="size-full object-cover object-[72%_60%]"
            />
          )}
        </div>
      </div>
    </section>
  );
}
