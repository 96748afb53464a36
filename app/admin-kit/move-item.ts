/** The list with one of its items at another place; the list itself where nothing changes. */
export function moveItem<Item extends { id: number }>(items: Item[], id: number, to: number): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  if (!item || from === to || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
