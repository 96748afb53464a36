import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { choice, flag, optionalId, optionalInstant, optionalNumber, optionalText, requiredText } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { bodyOf, formDataOf, pictureOf, sameValue } from "./draft.ts";
import { draftOf } from "./draft-of.ts";

const body = optionalText("body", 10);

const input = z.object({
  title: requiredText("title", 10),
  body: body.optional(),
  isActive: flag("isActive").optional(),
  side: choice("side", ["left", "right"]).optional(),
  sortOrder: optionalNumber("sortOrder", 0, 9).optional(),
  parentId: optionalId("parentId").optional(),
  publishedAt: optionalInstant("publishedAt").optional(),
  translations: translations({ title: optionalText("title", 10), body }).optional(),
});

const record = {
  noteId: 1,
  version: 3,
  title: "Hello",
  body: "",
  isActive: true,
  side: "right" as const,
  sortOrder: 0,
  parentId: null,
  publishedAt: "2026-01-31T00:00:00.000Z",
  translations: { es: { title: "Hola" }, stale: ["title"] },
};

describe("a draft", () => {
  it("has every field of the input schema as a form holds it, and nothing else of the record", () => {
    const draft = draftOf(input, record);
    const spanish = { "es.title": "Hola", "es.body": "", stale: ["title"], confirmed: [] };
    const { noteId: _, translations: _both, ...fields } = record;
    expect(draft).toEqual({ ...fields, sortOrder: "0", parentId: "", ...spanish });
    expectTypeOf<(typeof draft)["side"]>().toEqualTypeOf<"left" | "right">();
    expectTypeOf<(typeof draft)["isActive"]>().toEqualTypeOf<boolean>();
    expectTypeOf<(typeof draft)["sortOrder" | "parentId" | "publishedAt" | "es.body"]>().toEqualTypeOf<string>();
    // @ts-expect-error Only what is translated has a Spanish field.
    expect(draft["es.side"]).toBeUndefined();
  });

  it("starts empty, switches off and at the first choice, unless the form says otherwise", () => {
    const emptyDraft = {
      title: "",
      body: "",
      sortOrder: "",
      parentId: "",
      publishedAt: "",
      "es.title": "",
      "es.body": "",
      stale: [],
      confirmed: [],
    };
    expect(draftOf(input, undefined)).toEqual({ version: undefined, isActive: false, side: "left", ...emptyDraft });
    expect(draftOf(input, undefined, { isActive: true, side: "right" })).toMatchObject({ isActive: true, side: "right" });
    expect(draftOf(input, { ...record, isActive: false }, { isActive: true }).isActive).toBe(false);
  });

  it("has no Spanish where its input has none", () => {
    expect(draftOf(z.object({ notes: body }), { notes: "N", version: 2 })).toEqual({ notes: "N", version: 2 });
  });

  it("is saved as its fields and their translations, without its picture", () => {
    const draft = { ...draftOf(input, record), image: pictureOf("a.webp"), confirmed: ["title"] };
    const { noteId: _, ...fields } = record;
    const translatedBody = { es: { title: "Hola", body: "" }, confirmed: ["title"] };
    expect(bodyOf(draft)).toEqual({ ...fields, sortOrder: "0", parentId: "", translations: translatedBody });
    expect(input.parse(bodyOf(draft))).toMatchObject({ sortOrder: 0, parentId: null, publishedAt: new Date(record.publishedAt) });
  });

  it("compares pictures and lists by what they hold", () => {
    const file = new File([""], "a.png");
    expect(sameValue({ name: "a", file }, { name: "a", file })).toBe(true);
    expect(sameValue({ name: "a", file }, { name: "a" })).toBe(false);
    expect(sameValue(["a"], ["a"])).toBe(true);
    expect(sameValue(["a"], [])).toBe(false);
    expect(sameValue("", null)).toBe(false);
  });

  it("sends a new picture, names a kept one, and empties one that was taken away", () => {
    const file = new File(["x"], "a.png");
    expect(formDataOf({}, "image", { name: "old.webp", file }).get("ImageFile")).toBeInstanceOf(File);
    expect(formDataOf({}, "image", { name: "old.webp" }).get("image")).toBe("old.webp");
    const focus = { x: 20, y: 80 };
    expect(formDataOf({}, "image", { name: "old.webp", focus }).get("imageFocus")).toBe('{"x":20,"y":80}');
    const form = formDataOf({ isActive: false, categoriesId: null, translations: { es: {} }, version: undefined }, "image", { name: null });
    expect(Object.fromEntries(form)).toEqual({ isActive: "false", categoriesId: "", translations: '{"es":{}}', image: "" });
  });
});
