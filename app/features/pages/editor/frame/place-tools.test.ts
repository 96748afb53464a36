import { expect, it } from "vitest";
import { placeTools } from "./place-tools.ts";

it("puts the tools above the block, at its right end", () => {
  expect(placeTools({ left: 0, top: 300, width: 900, height: 400 })).toEqual({ left: 690, top: -48 });
});

it("puts them into a block at the top, and follows one that is scrolled", () => {
  expect(placeTools({ left: 0, top: 10, width: 900, height: 400 }).top).toBe(4);
  expect(placeTools({ left: 0, top: -200, width: 900, height: 400 }).top).toBe(204);
  expect(placeTools({ left: 0, top: -390, width: 900, height: 400 }).top).toBe(352);
});

it("puts them below the tools for a text, which cover the top of the page", () => {
  expect(placeTools({ left: 0, top: 60, width: 900, height: 400 }, 42).top).toBe(4);
  expect(placeTools({ left: 0, top: -200, width: 900, height: 400 }, 42).top).toBe(246);
  expect(placeTools({ left: 0, top: 300, width: 900, height: 400 }, 42).top).toBe(-48);
});

it("keeps those of a narrow block within the page", () => {
  expect(placeTools({ left: 20, top: 300, width: 120, height: 80 }).left).toBe(-16);
  expect(placeTools({ left: 400, top: 300, width: 120, height: 80 }).left).toBe(-90);
});
