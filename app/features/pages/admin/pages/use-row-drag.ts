import { useHandleDrag } from "#app/admin-kit/use-handle-drag.ts";
import type { Drop } from "./tree-moves.ts";

/** Drags rows of the tree. */
export function useRowDrag(onDrop: (id: number, drop: Drop) => void) {
  const { drag, handleOf } = useHandleDrag<number, Drop>({ findTarget: (id, { x, y }) => findDrop(x, y, id), onDrop });
  return { drag: drag && { id: drag.item, over: drag.target }, handle: handleOf };
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
