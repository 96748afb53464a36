import { expect, it } from "vitest";
import { moveItem } from "./reorder-list.tsx";

const list = [{ id: 1 }, { id: 2 }, { id: 3 }];
const ids = (items: typeof list) => items.map(({ id }) => id);

it("moves an item to the given position, and changes nothing if it cannot move there", () => {
  expect(ids(moveItem(list, 3, 0))).toEqual([3, 1, 2]);
  expect(ids(moveItem(list, 1, 1))).toEqual([2, 1, 3]);
  for (const [id, to] of [
    [1, 0],
    [1, -1],
    [3, 3],
    [9, 0],
  ] as const)
    expect(moveItem(list, id, to)).toBe(list);
});
