import { type PointerEvent, useEffect, useState } from "react";
import type { Drop } from "./tree-moves.ts";

type Drag = { id: number; over?: Drop | undefined };

/** Close to an edge of the window the page scrolls. */
const edge = 72;
const scrollStep = 14;

/** Drags rows by their handles, with a mouse, a pen or a finger. Escape ends a drag without a move. */
export function useRowDrag(onDrop: (id: number, drop: Drop) => void) {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  useEffect(() => {
    if (!isDragging) return;
    const stop = (event: KeyboardEvent) => event.key === "Escape" && setDrag(undefined);
    document.addEventListener("keydown", stop);
    return () => document.removeEventListener("keydown", stop);
  }, [isDragging]);

  const handle = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // Moves outside of the handle are reported to it too.
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (drag?.id !== id) return;
      if (clientY < edge) window.scrollBy(0, -scrollStep);
      if (clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
      setDrag({ id, over: findDrop(clientX, clientY, id) });
    },
    onPointerUp: () => {
      if (drag?.id !== id) return;
      setDrag(undefined);
      if (drag.over) onDrop(id, drag.over);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, handle };
}

/** The upper and lower parts of a row are places beside it, its middle is a place below it. */
function findDrop(x: number, y: number, dragged: number): Drop | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-page]");
  const id = Number(row?.dataset.page);
  if (!row || id === dragged) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  return { id, where: part < 0.3 ? "before" : part > 0.7 ? "after" : "inside" };
}
