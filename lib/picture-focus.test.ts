import { expect, it } from "vitest";
import { chosenFocus, focusAfterKey, focusAt } from "./picture-focus.ts";

it("moves by arrow keys, in small steps where asked, and never out of the picture", () => {
  expect(focusAfterKey({ x: 50, y: 50 }, "ArrowLeft", false)).toEqual({ x: 45, y: 50 });
  expect(focusAfterKey({ x: 50, y: 50 }, "ArrowDown", true)).toEqual({ x: 50, y: 51 });
  expect(focusAfterKey({ x: 98, y: 2 }, "ArrowRight", false)).toEqual({ x: 100, y: 2 });
  expect(focusAfterKey({ x: 98, y: 2 }, "ArrowUp", false)).toEqual({ x: 98, y: 0 });
  expect(focusAfterKey({ x: 50, y: 50 }, "Tab", false)).toBeUndefined();
});

it("is where the picture was pressed", () => {
  const box = { x: 100, y: 50, width: 200, height: 400 };
  expect(focusAt({ x: 150, y: 150 }, box)).toEqual({ x: 25, y: 25 });
  expect(focusAt({ x: 400, y: 0 }, box)).toEqual({ x: 100, y: 0 });
});

it("is nothing special in the middle, nor where there is no picture", () => {
  expect([chosenFocus(50, 50), chosenFocus(null, null), chosenFocus(50, 0)]).toEqual([undefined, undefined, { x: 50, y: 0 }]);
});
