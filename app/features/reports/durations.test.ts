import { expect, it } from "vitest";
import { shortDuration } from "./durations.ts";

it("formats a duration by its two largest units", () => {
  expect([0, 59.4, 59.6, 60, 61, 1439, 1440, 1500, 3 * 1440 + 90].map(shortDuration)).toEqual([
    "0 min",
    "59 min",
    "1 h",
    "1 h",
    "1 h 1 min",
    "23 h 59 min",
    "1 d",
    "1 d 1 h",
    "3 d 2 h",
  ]);
});
