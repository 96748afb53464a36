import { expect, it } from "vitest";
import { settings, textKeys } from "#app/features/settings/registry.ts";
import { searchWords } from "#lib/search-text.ts";
import { findFixedTexts } from "./fixed-texts.server.ts";

it("finds what the program says in either language without accents, also sentences with something filled in", () => {
  const found = (search: string) => findFixedTexts(searchWords(search), 20).map(({ language, text }) => `${language} ${text}`);
  expect(found("licencia n.º")).toContain("es Licencia n.º …");
  expect(found("SHOW ALL LOAN OFFICERS")).toContain("en Show all loan officers");
  expect(found("no such words anywhere")).toEqual([]);
});

it("calls nothing fixed that staff can edit", () => {
  for (const key of textKeys) {
    const { default: en, es = "" } = settings[key];
    for (const [language, text] of Object.entries({ en, es })) {
      const sameTexts = findFixedTexts(searchWords(text), 100).filter((fixed) => fixed.language === language && fixed.text === text);
      expect(sameTexts, `${key}: ${text}`).toEqual([]);
    }
  }
});
