import { describe, expect, it } from "vitest";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { advance, afterSave, bringsNews, planSave, type ReadForm, readForm } from "./draft-values.ts";

type Form = {
  version: number | undefined;
  title: string;
  body: string;
  "es.title": string;
  stale: string[];
  confirmed: string[];
  image: { name: string | null; focus?: { x: number; y: number }; file?: File };
};

const read = ((stored?: Record<string, unknown>): Form => ({
  version: stored?.version as number | undefined,
  title: String(stored?.title ?? ""),
  body: String(stored?.body ?? ""),
  "es.title": String(stored?.spanish ?? ""),
  stale: [],
  confirmed: [],
  image: { name: (stored?.image as string | null | undefined) ?? null },
})) as ReadForm<Form>;

const record = { version: 3, title: "Home", body: "<p>One</p>", spanish: "Casa", image: "old.webp" };

const dto = (values: Record<string, unknown> = {}, changes: object = {}): DraftDto => ({
  entity: "blog",
  id: 1,
  isNew: false,
  values,
  sharedFields: [],
  record: { ...record, ...changes },
  published: record,
  publishedByName: null,
  conflictBase: null,
  parts: [],
});

const known = (draft = dto()) => ({ form: readForm(read, draft), dto: draft });

describe("what a save of a draft sends", () => {
  it("is the changed fields, each with the value that it replaces", () => {
    const before = known(dto({ title: "First draft" }, { title: "First draft" }));
    const typed = { ...before.form, title: "Second draft", "es.title": "Hogar" };
    expect(planSave(before.form, typed, before)?.changes).toEqual([
      { name: "title", value: "Second draft", was: "First draft" },
      { name: "es.title", value: "Hogar", was: undefined },
    ]);
  });

  it("is a picture's name, and the point that must stay in its crops", () => {
    const before = known();
    const typed = { ...before.form, image: { name: "new.webp", focus: { x: 10, y: 20 } } };
    expect(planSave(before.form, typed, before)?.changes).toMatchObject([
      { name: "image", value: "new.webp" },
      { name: "imageFocus", value: { x: 10, y: 20 } },
    ]);
  });

  it("is everything that is not empty, for a record that begins", () => {
    const form = { ...read(), title: "New" };
    expect(planSave(read(), form, { form: read(), dto: undefined })?.changes).toEqual([{ name: "title", value: "New" }]);
  });

  it("is nothing before the user has chosen between two texts of one field", () => {
    const mine = known().form;
    const theirs = known(dto({ title: "Theirs" }, { title: "Theirs" }));
    expect(planSave(mine, { ...mine, title: "Mine" }, theirs)).toBeUndefined();
    expect(planSave(mine, { ...mine, body: "Mine" }, theirs)).toMatchObject({
      merged: { title: "Theirs", body: "Mine" },
      changes: [{ name: "body", value: "Mine" }],
    });
  });
});

describe("what the server has", () => {
  it("includes what others changed, but leaves the HTML of a saved text as it was typed", () => {
    const before = known();
    const sent = { ...before.form, body: "<p class=x>Two</p>" };
    const response = dto({ body: "<p>Two</p>", "es.title": "Suya" }, { body: "<p>Two</p>", spanish: "Suya" });
    const form = afterSave(before, sent, response, read);
    expect(form).toMatchObject({ body: "<p class=x>Two</p>", "es.title": "Suya" });
    expect(advance({ form, dto: response }, response, read)).toEqual(form);
    expect(planSave(form, form, { form, dto: response })?.changes).toEqual([]);
  });

  it("includes the point and the confirmed texts of the draft, which no record has", () => {
    const draft = dto({ imageFocus: { x: 1, y: 2 }, confirmed: ["title"] });
    expect(readForm(read, draft)).toMatchObject({ image: { focus: { x: 1, y: 2 } }, confirmed: ["title"] });
  });
});

describe("whether a save brought text that the user has not seen", () => {
  const before = known(dto({ body: "<p>Drafted</p>" }, { body: "<p>Drafted</p>" }));
  const typed = { ...before.form, title: "Typed", image: { name: null, file: new File([], "new.webp") } };
  const mine = { body: "<p>Drafted</p>", title: "Typed", image: "new.webp" };

  it.each([
    ["what was sent is stored", dto(mine), false],
    ["someone else wrote another field", dto({ ...mine, body: "<p>Two</p>" }), true],
    ["someone else wrote the Spanish", dto({ ...mine, "es.title": "Hogar" }), true],
    ["another field was published meanwhile", dto(mine, { spanish: "Hogar" }), false],
  ])("%s", (_, after, expected) => {
    expect(bringsNews(before, typed, after)).toBe(expected);
  });

  it("is no question for a record that begins", () => {
    expect(bringsNews({ form: read(), dto: undefined }, typed, dto(mine))).toBe(false);
  });
});
