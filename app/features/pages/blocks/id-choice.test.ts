import { expect, it } from "vitest";
import { chooseShown } from "./id-choice.ts";

it("adds new ones at the end, and keeps those that are not shown in their order", () => {
  expect(chooseShown(["9", "4"], ["1", "4"], ["1", "4"])).toEqual(["9", "4", "1"]);
  expect(chooseShown(["9", "4", "1"], ["1", "4"], ["1"])).toEqual(["9", "1"]);
  expect(chooseShown([], ["1"], [])).toEqual([]);
});
