import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { sameValue } from "./draft.ts";

type Point = { x: number; y: number };

type Options<Item, Target> = {
  /** Where the item would go if it were dropped at a point of the window. */
  findTarget: (item: Item, point: Point) => Target | undefined;
  onStart?: (item: Item) => void;
  onDrop: (item: Item, target: Target) => void;
  /** The drag ended and moved nothing. */
  onCancel?: () => void;
};

/** Drags things by a handle, with a mouse, a pen or a finger. Escape ends it and moves nothing; near an edge of the list it scrolls. */
export function useHandleDrag<Item, Target>({ findTarget, onStart, onDrop, onCancel }: Options<Item, Target>) {
  const [drag, setDrag] = useState<{ item: Item; target: Target | undefined }>();
  const point = useRef<Point>(undefined);
  const scroller = useRef<Element>(null);

  const end = useEffectEvent((isDropped: boolean) => {
    if (!drag) return;
    setDrag(undefined);
    if (isDropped && drag.target !== undefined) onDrop(drag.item, drag.target);
    else onCancel?.();
  });

  const follow = useEffectEvent(() => {
    if (!drag || !point.current) return;
    const target = findTarget(drag.item, point.current);
    if (!sameValue(target, drag.target)) setDrag({ ...drag, target });
  });

  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    };
    const lose = () => end(false);
    let frame = requestAnimationFrame(function scroll() {
      if (scroller.current && point.current && scrollNearEdge(scroller.current, point.current)) follow();
      frame = requestAnimationFrame(scroll);
    });
    addEventListener("keydown", cancel, { capture: true });
    addEventListener("blur", lose);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("keydown", cancel, { capture: true });
      removeEventListener("blur", lose);
    };
  }, [isDragging]);

  const handleOf = (item: Item) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      // Moves outside of the handle are reported to it too.
      event.currentTarget.setPointerCapture(event.pointerId);
      point.current = undefined;
      scroller.current = scrollerOf(event.currentTarget);
      setDrag({ item, target: undefined });
      onStart?.(item);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      point.current = { x: clientX, y: clientY };
      follow();
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  });

  return { drag, handleOf };
}

/** What scrolls around an element: a panel, or the page. */
function scrollerOf(element: Element): Element | null {
  const { parentElement: parent } = element;
  if (!parent || parent === document.body) return document.scrollingElement;
  const canScroll = parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY);
  return canScroll ? parent : scrollerOf(parent);
}

/** Pixels from an edge within which dragging scrolls, and by how much in each frame. */
const edge = 70;
const step = 8;

/** Returns whether anything has scrolled. */
function scrollNearEdge(scroller: Element, { y }: Point): boolean {
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  const by = y < top + edge ? -step : y > bottom - edge ? step : 0;
  const { scrollTop: before } = scroller;
  if (by !== 0) scroller.scrollTop += by;
  return scroller.scrollTop !== before;
}
