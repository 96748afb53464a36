import type { RefObject } from "react";
import { useHandleDrag } from "#app/admin-kit/use-handle-drag.ts";
import { findDropSlot, type RowBox } from "#app/features/menus/drop-slot.ts";
import { isGroup, type MenuItem } from "#app/features/menus/menu-item.ts";
import { rowsOf, type Slot } from "#app/features/menus/menu-tree.ts";

/** Drags items of a menu. */
export function useRowDrag(list: RefObject<HTMLElement | null>, items: readonly MenuItem[], onDrop: (id: string, slot: Slot) => void) {
  const { drag, handleOf } = useHandleDrag<MenuItem, Slot>({
    findTarget: (item, { y }) => (list.current ? findDropSlot(boxesOf(list.current, items, item), y, isGroup(item)) : undefined),
    onDrop: (item, slot) => onDrop(item.id, slot),
  });
  return { drag: drag && { item: drag.item, slot: drag.target }, handleProps: handleOf };
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
