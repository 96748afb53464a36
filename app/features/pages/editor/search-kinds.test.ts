import { expect, it } from "vitest";
import { blockKinds } from "#app/features/pages/blocks/kinds.ts";
import { searchKinds } from "./search-kinds.ts";

const names = (language: "en" | "es", search: string) => searchKinds(blockKinds, language, search).map(([name]) => name);

it("offers every kind until something is typed", () => {
  expect(names("en", " ")).toEqual([...blockKinds.keys()]);
});

it("finds kinds by name and description, in the reader's language and without accents", () => {
  expect(names("en", "STEPS")[0]).toBe("steps");
  expect(names("es", "titulo")).toContain("text");
  expect(names("en", "no such kind")).toEqual([]);
});
