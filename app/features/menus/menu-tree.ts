import { hasGroups, isGroup, type MenuItem, type MenuPlace } from "./menu-item.ts";

/** An item as the editor lists it: below its group, with the name of its field in a form. */
export type MenuRow = { item: MenuItem; group: MenuItem | undefined; field: string };

export const rowsOf = (items: readonly MenuItem[]): MenuRow[] =>
  items.flatMap((item, index) => [
    { item, group: undefined, field: `items.${index}` },
    ...(item.children ?? []).map((child, at) => ({ item: child, group: item, field: `items.${index}.children.${at}` })),
  ]);

/** In a group or, with null, outside of groups; before another item or, with null, last. */
export type Slot = { group: string | null; before: string | null };

/** Applies a change to the list that contains the item, and to no other. */
function changeListOf(items: readonly MenuItem[], id: string, change: (list: MenuItem[], index: number) => MenuItem[]): MenuItem[] {
  const index = items.findIndex((item) => item.id === id);
  if (index >= 0) return change([...items], index);
  return items.map((item) => {
    const at = item.children?.findIndex((child) => child.id === id) ?? -1;
    return item.children && at >= 0 ? { ...item, children: change([...item.children], at) } : item;
  });
}

export const changeItem = (items: readonly MenuItem[], id: string, part: Partial<MenuItem>): MenuItem[] =>
  changeListOf(items, id, (list, index) => list.map((item, at) => (at === index ? { ...item, ...part } : item)));

export const removeItem = (items: readonly MenuItem[], id: string): MenuItem[] =>
  changeListOf(items, id, (list, index) => list.toSpliced(index, 1));

export function addItem(items: readonly MenuItem[], added: MenuItem, { group, before }: Slot): MenuItem[] {
  const insert = (list: readonly MenuItem[]) => {
    const index = list.findIndex((item) => item.id === before);
    return list.toSpliced(index < 0 ? list.length : index, 0, added);
  };
  if (group === null) return insert(items);
  return items.map((item) => (item.id === group ? { ...item, children: insert(item.children ?? []) } : item));
}

/** Groups are never inside of groups. */
export function placeItem(items: readonly MenuItem[], id: string, slot: Slot): MenuItem[] {
  const row = rowsOf(items).find(({ item }) => item.id === id);
  if (!row || slot.before === id || slot.group === id) return [...items];
  return addItem(removeItem(items, id), row.item, isGroup(row.item) ? { group: null, before: slot.before } : slot);
}

export const moves = ["up", "down", "in", "out"] as const;
export type Move = (typeof moves)[number];

/**
 * Where a move leads; nothing where it cannot go. Up and down pass through every place in turn: a link enters the group that it meets and
 * leaves it at the other end.
 */
export function findSlot(items: readonly MenuItem[], id: string, move: Move, place: MenuPlace): Slot | undefined {
  const row = rowsOf(items).find(({ item }) => item.id === id);
  if (!row) return undefined;
  if (row.group) return findSlotInGroup(items, row.group, id, move);
  const index = items.indexOf(row.item);
  const [previous, next, afterNext] = [items[index - 1], items[index + 1], items[index + 2]];
  const enters = (other: MenuItem | undefined) => other !== undefined && hasGroups(place) && isGroup(other) && !isGroup(row.item);
  if (move === "in") return previous && enters(previous) ? { group: previous.id, before: null } : undefined;
  if (move === "out") return undefined;
  if (move === "up") {
    if (!previous) return undefined;
    return enters(previous) ? { group: previous.id, before: null } : { group: null, before: previous.id };
  }
  if (!next) return undefined;
  return enters(next) ? { group: next.id, before: next.children?.[0]?.id ?? null } : { group: null, before: afterNext?.id ?? null };
}

function findSlotInGroup(items: readonly MenuItem[], group: MenuItem, id: string, move: Move): Slot | undefined {
  const list = group.children ?? [];
  const index = list.findIndex((item) => item.id === id);
  const afterGroup = { group: null, before: items[items.indexOf(group) + 1]?.id ?? null };
  if (move === "in") return undefined;
  if (move === "out") return afterGroup;
  if (move === "up") return index > 0 ? { group: group.id, before: list[index - 1]?.id ?? null } : { group: null, before: group.id };
  return index < list.length - 1 ? { group: group.id, before: list[index + 2]?.id ?? null } : afterGroup;
}

/** Where an item is among those beside it. */
export function describePosition(items: readonly MenuItem[], id: string): { number: number; of: number; group: MenuItem | undefined } {
  const group = items.find(({ children = [] }) => children.some((child) => child.id === id));
  const list = group?.children ?? items;
  return { number: list.findIndex((item) => item.id === id) + 1, of: list.length, group };
}
