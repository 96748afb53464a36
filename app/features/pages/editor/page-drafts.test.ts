import { describe, expect, it } from "vitest";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { createPageDrafts } from "./page-drafts.ts";

type Form = { title: string; url: string };
const read = (record?: Partial<Form>): Form => ({ title: record?.title ?? "", url: record?.url ?? "" });

/** A server with one record per id, which refuses a change of a text that someone else has changed. */
function startServer(stored: Record<number, Form>) {
  const calls: object[] = [];
  const state = { isDown: false };
  const gone: object[] = [];
  const dtoOf = (id: number) =>
    ({
      entity: "pagecontent",
      id,
      values: { ...stored[id] },
      record: { ...stored[id] },
      published: null,
      parts: [],
    }) as unknown as DraftDto;
  const drafts = createPageDrafts({
    readOf: () => read as never,
    load: async ({ id }) => {
      if (!stored[id]) throw new ApiFailure(404, "", { message: "gone" });
      return dtoOf(id);
    },
    save: async (body) => {
      if (state.isDown) throw new ApiFailure(0, "", { message: "unreachable" });
      const id = Number(body.id);
      if (!stored[id]) throw new ApiFailure(404, "", { message: "gone" });
      for (const { name, value, was } of body.changes) {
        const field = name as keyof Form;
        const record = stored[id];
        if (!record || (was !== undefined && record[field] !== was)) throw new ApiFailure(409, "", { message: "conflict", current: {} });
        record[field] = String(value);
      }
      calls.push(body);
      return { draftDto: dtoOf(id), message: "" } as never;
    },
    storePictures: async (values) => values,
    conflictText: "conflict",
    onGone: (name) => gone.push(name),
    isOnline: () => true,
    now: () => new Date("2026-01-05T12:04:00Z"),
  });
  return { stored, drafts, calls, state, gone };
}

const first = { entity: "pagecontent", id: 1 };
const second = { entity: "pagecontent", id: 2 };

function openBoth() {
  const server = startServer({ 1: { title: "a", url: "" }, 2: { title: "b", url: "" } });
  server.drafts.open(first, { title: "a", url: "" });
  server.drafts.open(second, { title: "b", url: "" });
  return server;
}

describe("the drafts of a page", () => {
  it("saves the changed fields of every changed record", async () => {
    const { drafts, stored, calls } = openBoth();
    drafts.change(first, { title: "A" });
    drafts.change(second, { url: "/x" });
    expect(drafts.isDirty()).toBe(true);
    await drafts.saveNow();
    expect(stored).toEqual({ 1: { title: "A", url: "" }, 2: { title: "b", url: "/x" } });
    expect(calls).toHaveLength(2);
    expect(calls[0]).toMatchObject({ id: 1, changes: [{ name: "title", value: "A" }] });
    expect(drafts.isDirty()).toBe(false);
    expect(drafts.status()).toEqual({ kind: "saved", at: "2026-01-05T12:04:00.000Z" });
  });

  it("takes over what someone else changed in another field", async () => {
    const { drafts, stored } = openBoth();
    drafts.change(first, { title: "A" });
    Object.assign(stored[1] ?? {}, { url: "/theirs" });
    await drafts.saveNow();
    expect(drafts.values(first)).toEqual({ title: "A", url: "/theirs" });
  });

  it("asks if someone else changed the same text, and saves what was chosen", async () => {
    const { drafts, stored } = openBoth();
    drafts.change(first, { title: "A" });
    Object.assign(stored[1] ?? {}, { title: "theirs" });
    await expect(drafts.saveNow()).rejects.toThrow("conflict");
    expect(stored[1]?.title).toBe("theirs");
    const conflict = drafts.conflict();
    expect(conflict).toMatchObject({ base: { title: "a" }, mine: { title: "A" }, theirs: { title: "theirs" } });
    if (conflict) await drafts.settle(conflict, { title: "A and theirs", url: "" });
    expect(stored[1]?.title).toBe("A and theirs");
    expect(drafts.isDirty()).toBe(false);
  });

  it("keeps what is typed while the connection is lost, and sends it later", async () => {
    const { drafts, stored, state } = openBoth();
    state.isDown = true;
    drafts.change(first, { title: "A" });
    expect(await drafts.saveFirst()).toBe(false);
    expect(drafts.status()).toMatchObject({ kind: "failed", isLost: true });
    drafts.change(first, { title: "AB" });
    expect(drafts.values(first)).toMatchObject({ title: "AB" });
    state.isDown = false;
    await drafts.saveNow();
    expect(stored[1]?.title).toBe("AB");
  });

  it("saves the other records if one can't be saved, and says why at the end", async () => {
    const { drafts, stored } = openBoth();
    Object.assign(stored[1] ?? {}, { title: "theirs" });
    drafts.change(first, { title: "A" });
    drafts.change(second, { title: "B" });
    await expect(drafts.saveNow()).rejects.toThrow("conflict");
    expect(stored[2]?.title).toBe("B");
    expect(drafts.conflict()).toMatchObject({ name: first });
    drafts.putOff();
    drafts.change(second, { title: "BB" });
    expect(await drafts.saveFirst()).toBe(false);
    expect(stored[2]?.title).toBe("BB");
  });

  it("drops a record that someone else has removed, and saves the others", async () => {
    const { drafts, stored, gone } = openBoth();
    delete stored[1];
    drafts.change(first, { title: "A" });
    drafts.change(second, { title: "B" });
    await expect(drafts.saveNow()).rejects.toThrow("gone");
    expect(stored).toEqual({ 2: { title: "B", url: "" } });
    expect(gone).toEqual([first]);
    expect(drafts.values(first)).toBeUndefined();
    expect(drafts.isDirty()).toBe(false);
    await drafts.saveNow();
    expect(drafts.status()).toEqual({ kind: "idle" });
  });

  it("shows what was read again, except in a record with unsaved text", () => {
    const { drafts } = openBoth();
    drafts.change(first, { title: "typed" });
    drafts.open(first, { title: "read", url: "" });
    drafts.open(second, { title: "read", url: "" });
    expect(drafts.values(first)).toMatchObject({ title: "typed" });
    expect(drafts.values(second)).toMatchObject({ title: "read" });
  });

  it("forgets what is typed when the drafts are discarded", async () => {
    const { drafts, calls } = openBoth();
    drafts.change(first, { title: "typed" });
    await drafts.forget();
    expect(drafts.isDirty()).toBe(false);
    await drafts.saveNow();
    expect(calls).toEqual([]);
  });
});
