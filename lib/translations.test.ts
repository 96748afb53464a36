import { describe, expect, it } from "vitest";
import { keptTranslations, translateRow } from "./translations.ts";

const row = { id: 7, title: "Loans", body: "Text", translations: { es: { title: "Préstamos", body: "  ", unknown: "x" } } };

it("shows Spanish where it is there, and English where it is missing or blank", () => {
  expect(translateRow(row, "es")).toEqual({ ...row, title: "Préstamos" });
  expect(translateRow(row, "en")).toEqual(row);
  expect(translateRow({ title: "Loans", translations: {} }, "es")).toEqual({ title: "Loans", translations: {} });
});

describe("Spanish falls behind its English", () => {
  const before = { title: "Loans", body: "Text", translations: { es: { title: "Préstamos", body: "Texto" } } };
  const behind = { ...before, translations: { ...before.translations, stale: ["title"] } };

  it("when only the English changes, and stays stale until it is rewritten", () => {
    expect(keptTranslations(before, { title: "Home loans" })).toEqual(behind.translations);
    expect(keptTranslations(behind, { body: "Text" })).toEqual(behind.translations);
    const es = { title: "Préstamos para casa", body: "Texto" };
    expect(keptTranslations(behind, { translations: { es } })).toEqual({ es });
  });

  it("unless both change, someone confirms it, or there is none", () => {
    const es = { title: "Nuevo", body: "Texto" };
    expect(keptTranslations(before, { title: "New", translations: { es } })).toEqual({ es });
    const confirmation = { es: before.translations.es, confirmed: ["title"] };
    expect(keptTranslations(behind, { title: "Loans!", translations: confirmation })).toEqual(before.translations);
    expect(keptTranslations(behind, { translations: { es: { title: " " } } })).toEqual({ es: { title: " " } });
    expect(keptTranslations({ title: "Loans", translations: {} }, { title: "Other" })).toEqual({});
  });
});
