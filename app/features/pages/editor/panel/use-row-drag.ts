import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { indexAt } from "#app/features/pages/editor/block-order.ts";

/** A row that is being dragged, and the index that it would get. */
export type RowDrag = { id: number; from: number; to: number };

type Options = {
  /** Its children are the rows. */
  list: RefObject<HTMLElement | null>;
  onStart: (id: number) => void;
  onDrop: (drag: RowDrag) => void;
  onCancel: () => void;
};

/** Rows that are dragged by a handle, with a pointer or a finger. Escape leaves everything as it was. */
export function useRowDrag({ list, onStart, onDrop, onCancel }: Options) {
  const [drag, setDrag] = useState<RowDrag>();

  const finish = useEffectEvent((isDropped: boolean) => {
    if (!drag) return;
    setDrag(undefined);
    if (isDropped && drag.to !== drag.from) onDrop(drag);
    else if (!isDropped) onCancel();
  });

  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      finish(false);
    };
    const lose = () => finish(false);
    addEventListener("keydown", cancel, true);
    addEventListener("blur", lose);
    return () => {
      removeEventListener("keydown", cancel, true);
      removeEventListener("blur", lose);
    };
  }, [isDragging]);

  function follow({ clientY }: PointerEvent) {
    if (!drag) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const to = indexAt(rows, drag.from, clientY);
    if (to !== drag.to) setDrag({ ...drag, to });
  }

  const handleOf = (id: number, index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, from: index, to: index });
      onStart(id);
    },
    onPointerMove: follow,
    onPointerUp: () => finish(true),
    onPointerCancel: () => finish(false),
  });

  return { drag, handleOf };
}
