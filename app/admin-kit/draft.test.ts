import { describe, expect, it } from "vitest";
import { formDataOf, readable, sameValue, spanishOf, translationsOf } from "./draft.ts";

describe("a draft", () => {
  it("takes the Spanish of a record apart and puts it together again", () => {
    const es = { title: "Hola", body: "" };
    const values = { title: "Hello", ...spanishOf({ translations: { es, stale: ["title"] } }, ["title", "body"]) };
    expect(values).toEqual({ title: "Hello", "es.title": "Hola", "es.body": "", stale: ["title"], confirmed: [] });
    expect(translationsOf({ ...values, confirmed: ["title"] })).toEqual({ es, confirmed: ["title"] });
    expect(spanishOf(undefined, ["title"])).toEqual({ "es.title": "", stale: [], confirmed: [] });
  });

  it("compares pictures and lists by what they hold", () => {
    const file = new File([""], "a.png");
    expect(sameValue({ name: "a", file }, { name: "a", file })).toBe(true);
    expect(sameValue({ name: "a", file }, { name: "a" })).toBe(false);
    expect(sameValue(["a"], ["a"])).toBe(true);
    expect(sameValue(["a"], [])).toBe(false);
    expect(sameValue("", null)).toBe(false);
  });

  it("is read as a person reads it", () => {
    expect(readable("<p>One &amp; two</p><p>Three<br>four</p>")).toBe("One & two\nThree\nfour");
    expect(readable('<img src="/x" alt="A door">')).toBe("[A door]");
    expect([readable(true), readable(null), readable({ name: "a.webp" })]).toEqual(["Yes", "", "a.webp"]);
  });

  it("sends a new picture, names a kept one, and empties one that was taken away", () => {
    const file = new File(["x"], "a.png");
    expect(formDataOf({}, "image", { name: "old.webp", file }).get("ImageFile")).toBeInstanceOf(File);
    expect(formDataOf({}, "image", { name: "old.webp" }).get("image")).toBe("old.webp");
    const form = formDataOf({ isActive: false, categoriesId: null, translations: { es: {} }, version: undefined }, "image", { name: null });
    expect(Object.fromEntries(form)).toEqual({ isActive: "false", categoriesId: "", translations: '{"es":{}}', image: "" });
  });
});
