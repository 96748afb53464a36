import useEmblaCarousel from "embla-carousel-react";
import { type FocusEvent, useEffect, useState } from "react";

export type SlidesState = ReturnType<typeof useSlides>;

/** Auto-play pauses on hover and focus, and is off for reduced motion. */
export function useSlides(total: number, intervalMs: number) {
  const [viewport, api] = useEmblaCarousel({
    loop: true,
    align: "start",
    breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
  });
  const [current, setCurrent] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [attended, setAttended] = useState({ hover: false, focus: false });
  const still = useReducedMotion();
  const isPlaying = api !== undefined && total > 1 && !isStopped && !still && !attended.hover && !attended.focus;

  useEffect(() => {
    if (!api) return;
    const select = () => setCurrent(api.selectedScrollSnap());
    api.on("select", select).on("reInit", select);
    return () => {
      api.off("select", select).off("reInit", select);
    };
  }, [api]);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => document.visibilityState === "visible" && api.scrollNext(), intervalMs);
    return () => clearInterval(timer);
  }, [api, isPlaying, intervalMs]);

  const watch = {
    onPointerEnter: () => setAttended((now) => ({ ...now, hover: true })),
    onPointerLeave: () => setAttended((now) => ({ ...now, hover: false })),
    onFocus: (event: FocusEvent) => setAttended((now) => ({ ...now, focus: event.target.matches(":focus-visible") })),
    onBlur: () => setAttended((now) => ({ ...now, focus: false })),
  };
  return {
    viewport,
    current,
    playing: isPlaying,
    stopped: isStopped || still,
    ready: api !== undefined,
    watch,
    next: () => api?.scrollNext(),
    previous: () => api?.scrollPrev(),
    jump: (index: number) => api?.scrollTo(index),
    toggle: () => setIsStopped((now) => !now),
  };
}

function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    const read = () => setReduced(query.matches);
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, []);
  return reduced;
}
