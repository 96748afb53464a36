import { expect, it } from "vitest";
import { translated } from "./translations.ts";

const row = { id: 7, title: "Loans", body: "Text", translations: { es: { title: "Préstamos", body: "  ", unknown: "x" } } };

it("shows Spanish where it is there, and English where it is missing or blank", () => {
  expect(translated(row, "es")).toEqual({ ...row, title: "Préstamos" });
  expect(translated(row, "en")).toEqual(row);
  expect(translated({ title: "Loans", translations: {} }, "es")).toEqual({ title: "Loans", translations: {} });
});
