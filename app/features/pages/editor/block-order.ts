/** Where a block may go: before another one, or last (`null`). */
export type Place = number | null;

/** The id that follows, which is where a block is now. */
export function placeOf(order: readonly number[], id: number): Place {
  const index = order.indexOf(id);
  return index < 0 ? null : (order[index + 1] ?? null);
}

/** Where a block has to go so that it becomes the one at `index`; `undefined` if it is there already or can't be. */
export function placeAt(order: readonly number[], id: number, index: number): Place | undefined {
  const from = order.indexOf(id);
  if (from < 0 || index < 0 || index >= order.length || index === from) return undefined;
  return order[index < from ? index : index + 1] ?? null;
}

/** The order once a block is moved. */
export function moveTo(order: readonly number[], id: number, before: Place): number[] {
  const rest = order.filter((one) => one !== id);
  const index = before === null ? -1 : rest.indexOf(before);
  return index < 0 ? [...rest, id] : rest.toSpliced(index, 0, id);
}

type Extent = { top: number; height: number };

/** The index that a dragged row gets when it is dropped at `y`: rows whose middle is above come before it. */
export function indexAt(rows: readonly Extent[], from: number, y: number): number {
  return rows.filter(({ top, height }, index) => index !== from && top + height / 2 < y).length;
}
