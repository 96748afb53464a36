import { describe, expect, it } from "vitest";
import { type DraftDto, fitsKeepalive } from "#app/features/drafts/queries.ts";
import { type ReadForm, readForm } from "./draft-values.ts";
import { sendChanges } from "./send-changes.ts";

type Form = { title: string; body: string };

const read = ((stored?: Record<string, unknown>): Form => ({
  title: String(stored?.title ?? ""),
  body: String(stored?.body ?? ""),
})) as ReadForm<Form>;

const published = { version: 3, title: "Home", body: "<p>One</p>" };

const dto = (values: Record<string, unknown> = {}): DraftDto => ({
  entity: "blog",
  id: 1,
  isNew: false,
  values,
  sharedFields: [],
  record: { ...published, ...values },
  published,
  publishedByName: null,
  conflictBase: null,
  parts: [],
});

/** A server that stores what it gets, and changes one more field. */
function setUp(others: Record<string, unknown> = {}) {
  const bodies: object[] = [];
  const options = {
    entity: "blog",
    key: "key-1",
    read,
    conflictText: "Someone else changed it",
    call: async (body: { changes: Array<{ name: unknown; value: unknown }> }) => {
      bodies.push(body);
      const values = Object.fromEntries(body.changes.map(({ name, value }) => [String(name), value]));
      return { success: true as const, message: "Draft saved", draftDto: dto({ ...values, ...others }) };
    },
  };
  return { bodies, options };
}

describe("sending the changes of a draft", () => {
  it("repeats the key of a record that has no id yet, and leaves it out afterwards", async () => {
    const { bodies, options } = setUp();
    const start = { form: read(), dto: undefined };
    const typed = { base: read(), values: { title: "New", body: "" } };
    await sendChanges(start, typed, options);
    const after = await sendChanges(start, typed, options);
    await sendChanges(after, { base: after.form, values: { ...after.form, title: "Newer" } }, options);
    expect(bodies).toMatchObject([{ key: "key-1" }, { key: "key-1" }, { id: 1 }]);
    expect(bodies[2]).not.toHaveProperty("key");
  });

  it("returns its own changes with those that others made while the request was under way", async () => {
    const { options } = setUp({ title: "Theirs" });
    const start = { form: readForm(read, dto()), dto: dto() };
    const after = await sendChanges(start, { base: start.form, values: { ...start.form, body: "<p class=x>Two</p>" } }, options);
    expect(after.form).toEqual({ title: "Theirs", body: "<p class=x>Two</p>" });
  });

  it("sends nothing if nothing changed, or if the user has to choose first", async () => {
    const { bodies, options } = setUp();
    const start = { form: readForm(read, dto({ title: "Theirs" })), dto: dto({ title: "Theirs" }) };
    expect(await sendChanges(start, { base: start.form, values: start.form }, options)).toBe(start);
    const base = readForm(read, dto());
    const conflict = sendChanges(start, { base, values: { ...base, title: "Mine" } }, options);
    await expect(conflict).rejects.toMatchObject({ status: 409, message: "Someone else changed it", current: start.form });
    expect(bodies).toEqual([]);
  });
});

it("counts the bytes of a request that outlives its page", () => {
  expect(fitsKeepalive({ text: "a".repeat(40_000) })).toBe(true);
  expect(fitsKeepalive({ text: "á".repeat(40_000) })).toBe(false);
});
