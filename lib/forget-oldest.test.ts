import { expect, it } from "vitest";
import { forgetOldest } from "./forget-oldest.ts";

it("forgets what came first until the rest fits", () => {
  const map = new Map([1, 2, 3, 4].map((number) => [number, "x"]));
  forgetOldest(map, 2);
  expect([...map.keys()]).toEqual([3, 4]);
  forgetOldest(map, 2);
  expect(map.size).toBe(2);
});
