import { expect, it } from "vitest";
import { findSpanishGaps } from "./spanish-gaps.ts";

const fields = ["title", "body"];
const state = (es: Record<string, string>, stale?: string[]) => ({
  title: "Title",
  body: "",
  translations: { es, ...(stale && { stale }) },
});

it("finds Spanish that is missing, or older than its English", () => {
  expect(findSpanishGaps({ state: state({}), parts: [] }, fields)).toEqual(["title"]);
  expect(findSpanishGaps({ state: state({ title: "Título" }), parts: [] }, fields)).toEqual([]);
  expect(findSpanishGaps({ state: state({ title: "Título" }, ["title"]), parts: [] }, fields)).toEqual(["title"]);
});

it("counts the draft: changed English makes Spanish stale, changed or confirmed Spanish is current", () => {
  const english = { part: "en", fields: { title: "New" } };
  const given = state({ title: "Título" });
  expect(findSpanishGaps({ state: given, parts: [english] }, fields)).toEqual(["title"]);
  expect(findSpanishGaps({ state: given, parts: [english, { part: "es", fields: { title: "Nuevo" } }] }, fields)).toEqual([]);
  expect(findSpanishGaps({ state: given, parts: [{ part: "en", fields: { title: "New", confirmed: ["title"] } }] }, fields)).toEqual([]);
});
