import clsx from "clsx";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import type { ReactNode } from "react";
import { slideshowTexts } from "#app/features/pages/texts/slideshow.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SlidesState } from "./use-slides.ts";

/** They do nothing before the script is there, so they wait for it, in their place. */
export function SlideControls({ total, show }: { total: number; show: SlidesState }) {
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
