import type { Slot } from "./menu-tree.ts";

/** A row on the screen. */
export type RowBox = { id: string; group: string | null; isGroup: boolean; top: number; bottom: number };

const middle = ({ top, bottom }: Pick<RowBox, "top" | "bottom">) => (top + bottom) / 2;

/** Where an item lands that is dropped at this height. The boxes are those of the other rows, from top to bottom. */
export function findDropSlot(boxes: readonly RowBox[], y: number, dragsGroup: boolean): Slot {
  if (dragsGroup) return { group: null, before: blocksOf(boxes).find((block) => y < middle(block))?.id ?? null };
  const index = boxes.findIndex((box) => y < middle(box));
  const [next, previous] = [boxes[index], index < 0 ? boxes.at(-1) : boxes[index - 1]];
  if (next?.group) return { group: next.group, before: next.id };
  // The lower half of a group's last row is still the group; what is below it is not.
  const isOverPrevious = previous !== undefined && y < previous.bottom;
  if (isOverPrevious && previous.isGroup) return { group: previous.id, before: null };
  if (isOverPrevious && previous.group) return { group: previous.group, before: null };
  return { group: null, before: next?.id ?? null };
}

/** Items outside of groups, each as tall as all that it contains. */
function blocksOf(boxes: readonly RowBox[]): RowBox[] {
  return boxes
    .filter(({ group }) => group === null)
    .map((block) => {
      const last = boxes.findLast(({ group }) => group === block.id);
      return last ? { ...block, bottom: last.bottom } : block;
    });
}
