import { describe, expect, it } from "vitest";
import { findPassage, selectableText } from "./find-passage.ts";

const passageIn = (text: string, quote: string, from = 0) => ({ quote, position: text.indexOf(quote, from) });

describe("a quoted passage is found again", () => {
  const text = "You can buy a home. Ask us about the rate.";

  it("where it was", () => {
    expect(findPassage(text, passageIn(text, "buy a home"))).toBe(8);
  });

  it("after text was added before it", () => {
    expect(findPassage(`New: a first sentence. ${text}`, passageIn(text, "the rate"))).toBe(23 + text.indexOf("the rate"));
  });

  it("after it moved to the end", () => {
    expect(findPassage("Ask us about the rate. You can buy a home.", passageIn(text, "You can buy a home."))).toBe(23);
  });

  it("after the words around it were changed", () => {
    expect(findPassage("Everyone may buy a home here!", passageIn(text, "buy a home"))).toBe(13);
  });

  it("whatever the line breaks and spaces are", () => {
    expect(findPassage("You can\n  buy\u00a0a home.", passageIn(text, "can buy a"))).toBe(4);
  });
});

describe("of several occurrences", () => {
  const text = "A rate is a rate, and the rate is not the APR.";

  it.each([
    ["the first", 2],
    ["the second", 12],
    ["the third", 26],
  ])("%s is found at its place", (_, position) => {
    expect(findPassage(text, { quote: "rate", position })).toBe(position);
  });

  it("the nearest is found after a small change before it", () => {
    expect(findPassage(`So ${text}`, { quote: "rate", position: 26 })).toBe(29);
  });

  it("another is found when its own was deleted", () => {
    expect(findPassage("A rate is a number.", { quote: "rate", position: 26 })).toBe(2);
  });
});

describe("a quoted passage is not found", () => {
  it.each([
    ["deleted", "You can rent."],
    ["edited inside", "You can buy a big home."],
    ["in an empty text", ""],
  ])("%s", (_, text) => {
    expect(findPassage(text, { quote: "buy a home", position: 8 })).toBeUndefined();
  });

  it("when it is empty", () => {
    expect(findPassage("Text", { quote: "  ", position: 0 })).toBeUndefined();
  });
});

it("searches a long text of one repeated letter quickly", () => {
  expect(findPassage("a".repeat(200_000), { quote: "aa", position: 100_000 })).toBe(100_000);
});

it("finds what was selected across marks and paragraphs of an HTML text", () => {
  const text = selectableText('<p>With <strong>your</strong>, not <a href="/x">their</a>s.</p><p>And &amp; more</p>');
  expect(text).toBe("With your, not theirs. And & more");
  expect(findPassage(text, { quote: "your, not theirs.\n\nAnd", position: 5 })).toBe(5);
});
