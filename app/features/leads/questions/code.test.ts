import { describe, expect, it } from "vitest";
import { codeWords, createCode, isOneEditApart, readCode, writeCode } from "./code.server.ts";

describe.each(["en", "es"] as const)("the word list in %s", (language) => {
  const words = codeWords[language];

  it("has 2048 different words of plain letters, so that four are 44 bits", () => {
    expect(new Set(words).size).toBe(2048);
    expect(words).toHaveLength(2048);
    expect(words.filter((word) => !/^[a-z]{4,9}$/.test(word))).toEqual([]);
  });

  it("has no two words that one typing error turns into each other", () => {
    // Two words that are one edit apart are equal after deleting at most one letter of each.
    const shortened = new Map<string, string[]>();
    for (const word of words)
      for (const key of [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))])
        shortened.set(key, [...(shortened.get(key) ?? []), word]);
    const close = [...shortened.values()].flatMap((group) => group.flatMap((one) => group.filter((other) => isOneEditApart(one, other))));
    expect(close).toEqual([]);
  });

  it("gives codes that are read again", () => {
    for (let count = 0; count < 50; count++) {
      const code = createCode(language);
      expect(readCode(writeCode(code), language)).toEqual({ words: code });
      expect(readCode(writeCode(code), language === "en" ? "es" : "en")).toEqual({ words: code });
    }
  });
});

describe("a code that someone types", () => {
  const code = { words: ["abanico", "ballena", "camino", "ventana"] };

  it.each([
    "abanico ballena camino ventana",
    "ABANICO  Ballena\tcamino\nventana ",
    "abanico-ballena-camino-ventana",
    "Abánico, ballena, camíno, ventana.",
    "abanico balena camino ventana",
    "abanicos ballena caminos ventana",
    "baanico ballnea camnio ventaan",
    "1. abanico 2. ballena 3. camino 4. ventana",
  ])("is read from %s", (typed) => expect(readCode(typed, "es")).toEqual(code));

  it("names the word that is on no list", () => {
    expect(readCode("abanico ballena xylqq ventana", "es")).toEqual({ problem: "word", word: "xylqq" });
  });

  it.each(["", "abanico", "abanico ballena camino", "abanico ballena camino ventana ventana", "ventana ".repeat(50), "1 2 3 4"])(
    "has four words, not %s",
    (typed) => expect(readCode(typed, "es")).toEqual({ problem: "length" }),
  );
});
