import { expect, it } from "vitest";
import { findDropSlot, type RowBox } from "./drop-slot.ts";

const box = (id: string, at: number, group: string | null = null, isGroup = false): RowBox => ({
  id,
  group,
  isGroup,
  top: at * 10,
  bottom: at * 10 + 10,
});
const boxes = [box("home", 0), box("loans", 1, null, true), box("itin", 2, "loans"), box("fha", 3, "loans"), box("empty", 4, null, true)];

it.each([
  [2, { group: null, before: "home" }],
  [8, { group: null, before: "loans" }],
  [12, { group: null, before: "loans" }],
  [18, { group: "loans", before: "itin" }],
  [28, { group: "loans", before: "fha" }],
  [38, { group: "loans", before: null }],
  [42, { group: null, before: "empty" }],
  [48, { group: "empty", before: null }],
  [60, { group: null, before: null }],
])("a link that is dropped at %i", (y, slot) => {
  expect(findDropSlot(boxes, y, false)).toEqual(slot);
});

it.each([
  [2, "home"],
  [18, "loans"],
  [34, "empty"],
  [60, null],
])("a group that is dropped at %i stays outside of groups", (y, before) => {
  expect(findDropSlot(boxes, y, true)).toEqual({ group: null, before });
});
