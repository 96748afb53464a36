import { describe, expect, it } from "vitest";
import { wordDiff } from "./word-diff.ts";

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "gone" ? `[-${text}-]` : `{+${text}+}`))
    .join("");

describe("the difference of two texts", () => {
  it("is told word by word", () => {
    expect(shown("Call (801) 555-0142 today", "Call (801) 555-0199 today")).toBe("Call (801) [-555-0142-]{+555-0199+} today");
    expect(shown("one two three four", "one three four five")).toBe("one [-two -]three four{+ five+}");
  });

  it("reads as one change where words beside each other changed", () => {
    expect(shown("From the first day.", "Their body")).toBe("[-From the first day.-]{+Their body+}");
    expect(shown("a b c d", "a x y d")).toBe("a [-b c-]{+x y+} d");
  });

  it("is nothing for equal texts, and everything for unlike ones", () => {
    expect(wordDiff("same", "same")).toEqual([{ kind: "same", text: "same" }]);
    expect(shown("", "new")).toBe("{+new+}");
    expect(shown("old", "")).toBe("[-old-]");
  });

  it("gives both texts back, whatever they are", () => {
    const before = "a b c a b b a";
    const after = "c b a b a c";
    const pieces = wordDiff(before, after);
    expect(
      pieces
        .filter(({ kind }) => kind !== "new")
        .map(({ text }) => text)
        .join(""),
    ).toBe(before);
    expect(
      pieces
        .filter(({ kind }) => kind !== "gone")
        .map(({ text }) => text)
        .join(""),
    ).toBe(after);
  });

  it("stays quick for two long texts that have nothing in common", () => {
    const long = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(" ");
    expect(wordDiff(long("a"), long("b")).length).toBeGreaterThan(1);
  });
});
