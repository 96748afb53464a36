import { type RefObject, useEffect } from "react";

const gap = 16;

/** Keeps what takes the focus above a bar at the bottom of the window, however many lines the bar has. */
export function useScrollRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${element.offsetHeight + gap}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [bar]);
}
