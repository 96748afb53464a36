import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { settings, textKeys } from "#app/features/web-resources/registry.ts";
import { textAreas } from "#app/messages/fixed-texts.server.ts";
import { searchWords } from "#lib/search-text.ts";
import { findFixedTexts } from "./fixed-texts.server.ts";

const folder = join(import.meta.dirname, "../../messages");

it("knows every area of texts that visitors see", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(?!admin\/|.*(\.test|\.server|texts)\.ts).*\.ts$/.test(file),
  );
  const areas = files.flatMap((file) => readFileSync(join(folder, file), "utf8").match(/^export const \w+(: [^=]+)? = texts\b/gm) ?? []);
  expect(textAreas.length).toBe(areas.length);
  expect(new Set(textAreas).size).toBe(textAreas.length);
});

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
