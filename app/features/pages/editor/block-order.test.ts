import { describe, expect, it } from "vitest";
import { indexAt, moveTo, placeAt, placeOf } from "./block-order.ts";

const order = [1, 2, 3, 4];

describe("moving a block", () => {
  it.each([
    { id: 1, index: 1, before: 3, after: [2, 1, 3, 4] },
    { id: 3, index: 1, before: 2, after: [1, 3, 2, 4] },
    { id: 2, index: 3, before: null, after: [1, 3, 4, 2] },
    { id: 4, index: 0, before: 1, after: [4, 1, 2, 3] },
  ])("puts $id at index $index", ({ id, index, before, after }) => {
    expect(placeAt(order, id, index)).toBe(before);
    expect(moveTo(order, id, before)).toEqual(after);
  });

  it("does nothing at the ends, at its own place, or for a block that is gone", () => {
    for (const [id, index] of [
      [1, -1],
      [4, 4],
      [2, 1],
      [9, 0],
    ] as const)
      expect(placeAt(order, id, index)).toBeUndefined();
  });

  it("is taken back by moving it to where it was", () => {
    const was = placeOf(order, 2);
    expect(moveTo(moveTo(order, 2, null), 2, was)).toEqual(order);
    expect(placeOf(order, 4)).toBeNull();
  });
});

it("finds where a dragged row is dropped", () => {
  const rows = [0, 40, 80].map((top) => ({ top, height: 40 }));
  expect(indexAt(rows, 0, -10)).toBe(0);
  expect(indexAt(rows, 0, 59)).toBe(0);
  expect(indexAt(rows, 0, 61)).toBe(1);
  expect(indexAt(rows, 0, 500)).toBe(2);
  expect(indexAt(rows, 2, 30)).toBe(1);
});
