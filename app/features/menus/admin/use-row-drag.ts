import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { findDropSlot, type RowBox } from "#app/features/menus/drop-slot.ts";
import { isGroup, type MenuItem } from "#app/features/menus/menu-item.ts";
import { rowsOf, type Slot } from "#app/features/menus/menu-tree.ts";

type Drag = { item: MenuItem; slot: Slot | undefined };

/** Pixels from the edge of the window within which dragging scrolls, and by how much at each move. */
const edge = 70;
const step = 14;

/** Dragging rows by a handle, with a mouse, a pen or a finger. Escape ends it and moves nothing. */
export function useRowDrag(list: RefObject<HTMLElement | null>, items: readonly MenuItem[], onDrop: (id: string, slot: Slot) => void) {
  const [drag, setDrag] = useState<Drag>();
  const current = useRef<Drag>(undefined);

  function show(next: Drag | undefined) {
    current.current = next;
    setDrag(next);
  }

  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      current.current = undefined;
      setDrag(undefined);
    };
    addEventListener("keydown", cancel, { capture: true });
    return () => removeEventListener("keydown", cancel, { capture: true });
  }, [isDragging]);

  function follow({ clientY }: PointerEvent) {
    const { current: dragged } = current;
    if (!dragged || !list.current) return;
    if (clientY < edge) scrollBy(0, -step);
    if (clientY > innerHeight - edge) scrollBy(0, step);
    const boxes = boxesOf(list.current, items, dragged.item);
    show({ item: dragged.item, slot: findDropSlot(boxes, clientY, isGroup(dragged.item)) });
  }

  function drop() {
    const { current: dragged } = current;
    show(undefined);
    if (dragged?.slot) onDrop(dragged.item.id, dragged.slot);
  }

  return {
    drag,
    handleProps: (item: MenuItem) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        show({ item, slot: undefined });
      },
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => show(undefined),
    }),
  };
}

/** The rows of the others: an item cannot be dropped into itself. */
function boxesOf(list: HTMLElement, items: readonly MenuItem[], dragged: MenuItem): RowBox[] {
  return rowsOf(items).flatMap(({ item, group }) => {
    const row = list.querySelector(`[data-row="${CSS.escape(item.id)}"]`);
    if (!row || item.id === dragged.id || group?.id === dragged.id) return [];
    const { top, bottom } = row.getBoundingClientRect();
    return [{ id: item.id, group: group?.id ?? null, isGroup: isGroup(item), top, bottom }];
  });
}
