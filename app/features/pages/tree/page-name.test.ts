import { expect, it } from "vitest";
import { pageNameIn } from "./page-name.ts";

it.each([
  ["en", "Inicio", "Home"],
  ["es", "Inicio", "Inicio"],
  ["es", "", "Home"],
] as const)("names a page in %s with the Spanish name “%s” as “%s”", (language, spanish, shown) =>
  expect(pageNameIn({ name: "Home", translations: { es: { name: spanish } } }, language)).toBe(shown),
);
