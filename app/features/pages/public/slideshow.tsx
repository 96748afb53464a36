import clsx from "clsx";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import type { ReactNode } from "react";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { slideshowTexts } from "#app/features/pages/texts/slideshow.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import { pick } from "#lib/pick.ts";
import { LearnMore } from "./section-links.tsx";
import { type SlidesState, useSlides } from "./use-slides.ts";

/** The page carries them twice, as markup and for its script, so they have no other field. */
const slideFields = ["title", "body", "picture", "alignImg", "url"] as const;

export type Slide = Pick<Section, (typeof slideFields)[number]>;

export const slidesOf = (sections: Section[] = []): Slide[] => sections.map((section) => pick(section, slideFields));

type Props = { slides: Slide[]; label: string; intervalMs?: number };

/** Without script the slides are a row to scroll; the script adds controls, wrapping and auto-play. */
export function Slideshow({ slides, label, intervalMs = 5000 }: Props) {
  const text = useTexts(slideshowTexts);
  const show = useSlides(slides.length, intervalMs);
  if (slides.length === 0) return null;
  return (
    <section aria-roledescription={text.role} aria-label={label} className="on-dark bg-teal-dark text-white" {...show.watch}>
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20 lg:px-8 lg:py-28">
        <div
          ref={show.viewport}
          // Without script this row can be scrolled by keyboard.
          tabIndex={show.ready ? undefined : 0}
          className={clsx("hide-scrollbar relative", show.ready ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto")}
        >
          <ul className="-ml-8 flex touch-pan-y" aria-live={show.playing ? "off" : "polite"}>
            {slides.map((slide, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: slides are never added, removed or moved
                key={index}
                aria-roledescription={text.slide}
                aria-label={text.position(index + 1, slides.length)}
                inert={show.ready && index !== show.current}
                className="min-w-0 flex-[0_0_100%] -scroll-ml-8 snap-start pl-8"
              >
                <SlideView slide={slide} />
              </li>
            ))}
          </ul>
        </div>
        {slides.length > 1 && <SlideControls total={slides.length} show={show} />}
      </div>
    </section>
  );
}

function SlideView({ slide }: { slide: Slide }) {
  const isOnRight = slide.alignImg === "right";
  return (
    <div className="grid h-full content-start items-center gap-6 md:grid-cols-2 md:content-center md:gap-12 lg:gap-20">
      <SitePicture
        picture={slide.picture}
        fallback="/default-section.webp"
        sizes="(min-width: 1280px) 580px, (min-width: 768px) 46vw, 88vw"
        className={clsx("aspect-[3/2] w-full rounded-t-arch object-cover md:aspect-[4/3]", isOnRight && "md:order-2")}
      />
      <div>
        <h3 className="font-semibold text-heading">{slide.title}</h3>
        <Html html={slide.body} className="mt-4 max-w-lg text-lead text-white/85" />
        {slide.url !== "" && <LearnMore to={slide.url} about={slide.title} tone="light" className="mt-6" />}
      </div>
    </div>
  );
}

/** Disabled until the script has loaded. */
function SlideControls({ total, show }: { total: number; show: SlidesState }) {
  const text = useTexts(slideshowTexts);
  return (
    <div className="needs-script mt-8 flex flex-wrap items-center gap-2 sm:gap-4">
      <Round label={text.previous} onClick={show.previous} ready={show.ready}>
        <Icon of={ChevronLeft} className="size-5" />
      </Round>
      <Round label={text.next} onClick={show.next} ready={show.ready}>
        <Icon of={ChevronRight} className="size-5" />
      </Round>
      <p className="min-w-14 text-center font-semibold tabular-nums">
        {show.current + 1} / {total}
      </p>
      <div className="flex">
        {Array.from({ length: total }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={index}
            type="button"
            aria-label={text.jump(index + 1)}
            aria-current={index === show.current ? "true" : undefined}
            disabled={!show.ready}
            onClick={() => show.jump(index)}
            className="group inline-flex size-8 disabled:opacity-50 items-center justify-center rounded-full"
          >
            <span
              className={clsx(
                "h-2.5 rounded-full transition-[width,background-color] group-hover:bg-marigold",
                index === show.current ? "w-6 bg-marigold" : "w-2.5 bg-white/55",
              )}
            />
          </button>
        ))}
      </div>
      <Round label={show.stopped ? text.play : text.pause} onClick={show.toggle} ready={show.ready} className="ml-auto">
        {show.stopped ? <Icon of={Play} className="size-4" /> : <Icon of={Pause} className="size-4" />}
      </Round>
    </div>
  );
}

type RoundProps = { label: string; onClick: () => void; ready: boolean; className?: string; children: ReactNode };

function Round({ label, onClick, ready, className, children }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!ready}
      onClick={onClick}
      className={clsx(
        "inline-flex size-11 items-center justify-center rounded-full border border-white/40 enabled:hover:border-marigold enabled:hover:text-marigold active:translate-y-px disabled:opacity-50",
        className,
      )}
    >
      {children}
    </button>
  );
}
