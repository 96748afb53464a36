import { expect, it } from "vitest";
import { retryDelay } from "./retry-delay.server.ts";

it("doubles from try to try, up to five minutes", () => {
  const longest = (attempts: number) => retryDelay(attempts, () => 1);
  expect([1, 2, 3, 4].map(longest)).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(longest(9)).toBe(300_000);
  expect(longest(100_000)).toBe(300_000);
});

it("is spread over half of its length", () => {
  expect(retryDelay(3, () => 0)).toBe(4_000);
});
