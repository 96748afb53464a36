import { expect, it } from "vitest";
import { newPositions } from "./move-record.server.ts";

const places = (...positions: number[]) => positions.map((position, index) => ({ id: index + 1, position }));

it("moves one record where there is room, and leaves the others alone", () => {
  expect(newPositions(places(10, 20, 30), 3, 2)).toEqual([[3, 15]]);
  expect(newPositions(places(10, 20, 30), 3, 1)).toEqual([[3, 5]]);
  expect(newPositions(places(10, 20, 30), 1, null)).toEqual([[1, 40]]);
});

it("makes room where there is none, also among records that share a position", () => {
  expect(newPositions(places(0, 0, 0), 3, 1)).toEqual([
    [3, 10],
    [1, 20],
    [2, 30],
  ]);
  expect(newPositions(places(10, 11, 30), 3, 2)).toEqual([
    [3, 20],
    [2, 30],
  ]);
});

it("refuses when the record, or the one it should precede, is gone", () => {
  expect(() => newPositions(places(10, 20), 9, 1)).toThrow("changed by someone else");
  expect(() => newPositions(places(10, 20), 1, 9)).toThrow("changed by someone else");
});
