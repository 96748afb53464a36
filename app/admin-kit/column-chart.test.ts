import { expect, it } from "vitest";
import { roundUp } from "./column-chart.tsx";

it("ends a chart at a number that people count in", () => {
  expect([0, 1, 2, 3, 5, 7, 9, 10, 11, 199, 200, 3_240, 9_999].map(roundUp)).toEqual([
    1, 1, 2, 4, 6, 8, 10, 10, 20, 200, 200, 4_000, 10_000,
  ]);
});
