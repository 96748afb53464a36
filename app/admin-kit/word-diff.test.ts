import { describe, expect, it } from "vitest";
import { wordDiff } from "./word-diff.ts";

const markDifference = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "gone" ? `[-${text}-]` : `{+${text}+}`))
    .join("");

describe("the difference of two texts", () => {
  it("is shown word by word", () => {
    expect(markDifference("Call (801) 555-0142 today", "Call (801) 555-0199 today")).toBe("Call (801) [-555-0142-]{+555-0199+} today");
    expect(markDifference("one two three four", "one three four five")).toBe("one [-two -]three four{+ five+}");
  });

  it("reads as one change where words beside each other changed", () => {
    expect(markDifference("From the first day.", "Their body")).toBe("[-From the first day.-]{+Their body+}");
    expect(markDifference("a b c d", "a x y d")).toBe("a [-b c-]{+x y+} d");
  });

  it("is nothing for equal texts, and everything for unlike ones", () => {
    expect(wordDiff("same", "same")).toEqual([{ kind: "same", text: "same" }]);
    expect(markDifference("", "new")).toBe("{+new+}");
    expect(markDifference("old", "")).toBe("[-old-]");
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

  it("is bounded for two long texts that have nothing in common: one went, the other came", () => {
    const manyWords = (word: string) => Array.from({ length: 50_000 }, (_, index) => `${word}${index}`).join(" ");
    expect(wordDiff(manyWords("a"), manyWords("b"))).toEqual([
      { kind: "gone", text: manyWords("a") },
      { kind: "new", text: manyWords("b") },
    ]);
    expect(wordDiff(`same ${manyWords("a")}`, `same ${manyWords("a")} more`)).toHaveLength(2);
    expect(wordDiff(`first ${manyWords("a")} last`, `first ${manyWords("b")} last`)).toMatchObject([
      { kind: "same", text: "first " },
      { kind: "gone" },
      { kind: "new" },
      { kind: "same", text: " last" },
    ]);
  });

  it("is bounded for long blanks that changed", () => {
    expect(wordDiff(`a${" ".repeat(300_000)}b`, `a${"\n ".repeat(150_000)}b`)).toHaveLength(4);
  });
});
