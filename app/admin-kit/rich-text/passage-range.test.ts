import { expect, it } from "vitest";
import { passageRange } from "./passage-range.ts";

/** As an editor counts: each paragraph begins one position after the end of the former one's last character and closing. */
const runs = [{ text: "Rates  today", at: 1 }, null, { text: "are ", at: 15 }, { text: "low today", at: 19 }, null];

it("finds a passage across marks and paragraphs, regardless of the spaces", () => {
  expect(passageRange(runs, { quote: "today are low", position: 6 })).toEqual({ from: 8, to: 22 });
});

it("takes the occurrence that is nearest to where the passage was", () => {
  expect(passageRange(runs, { quote: "today", position: 5 })).toEqual({ from: 8, to: 13 });
  expect(passageRange(runs, { quote: "today", position: 20 })).toEqual({ from: 23, to: 28 });
});

it("finds nothing once the passage was rewritten", () => {
  expect(passageRange(runs, { quote: "high", position: 0 })).toBeUndefined();
});
