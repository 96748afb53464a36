import { beforeEach, describe, expect, it } from "vitest";
import { permissionsOf } from "#lib/permissions.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { draftSets } from "#platform/drafts/tables/draft-sets.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { listDrafts } from "./list.server.ts";

const { current, stranger, signIn } = testApp();

const post = { title: "Your first home", status: "published", publishedAt: "2026-01-31T12:00:00.000Z" };
const blog = { entity: "blog", id: 1 };

let owner: Caller;
beforeEach(async () => {
  owner = await signIn();
});

const save = (body: object) => owner("PUT", "/api/drafts", { json: body });
const change = (name: string, value: unknown, was: unknown = "") => ({ name, value, was });
const list = async (query = "", caller = owner) => (await caller("GET", `/api/drafts${query}`)).body.draftListVm;
const later = new Date("2100-01-01T12:00:00Z");

describe("the list of drafts", () => {
  it("has the records with unpublished changes by kind, with their future names and states", async () => {
    await owner("POST", "/api/blog", { json: post });
    await owner("POST", "/api/blog", { json: { ...post, title: "Hidden", status: "draft" } });
    await save({ ...blog, version: 1, changes: [change("es.title", "Su casa")] });
    await save({ entity: "blog", id: 2, version: 1, changes: [change("title", "Hidden, renamed", "Hidden")] });
    await save({ entity: "blog", changes: [change("summary", "No title yet")] });
    await save({ entity: "loanofficer", changes: [change("firstName", "Ana"), change("lastName", "Ortiz")] });
    expect(await list()).toMatchObject([
      { entity: "loanofficer", title: "Ana Ortiz", isNew: true, state: "draft" },
      { entity: "blog", id: 3, title: "", isNew: true, state: "draft" },
      { entity: "blog", id: 2, title: "Hidden, renamed", isNew: false, state: "takenDown", parts: [{ part: "en" }] },
      { entity: "blog", id: 1, title: post.title, isNew: false, state: "changed", byLanguage: { en: "published", es: "changed" } },
    ]);
    expect(await list("?entity=loanofficer")).toMatchObject([{ entity: "loanofficer", changedByName: "owner" }]);
    const { status, body } = await owner("GET", "/api/drafts?entity=nothing");
    expect({ status, body }).toMatchObject({ status: 400, body: { validationErrors: [{ field: "entity" }] } });
  });

  it("says what waits for approval, and in which language", async () => {
    await owner("POST", "/api/blog", { json: post });
    await save({ ...blog, version: 1, changes: [change("es.title", "Su casa")] });
    await current.platform.db.update(draftParts).set({ askedBy: 1, askedAt: new Date() });
    expect(await list()).toMatchObject([
      { state: "waiting", byLanguage: { en: "published", es: "waiting" }, parts: [{ part: "es", state: "waiting" }] },
    ]);
  });

  it("says what is scheduled, alone or in a set, and when; a schedule that ran or takes down is none", async () => {
    const { db } = current.platform;
    for (const title of ["Alone", "In a set", "Neither"]) await owner("POST", "/api/blog", { json: { ...post, title } });
    for (const id of [1, 2, 3]) await save({ entity: "blog", id, version: 1, changes: [change("summary", "New")] });
    const [set] = await db.insert(draftSets).values({ name: "Spring", createdBy: 1 }).returning();
    const setId = set?.setId ?? 0;
    await db.execute("update draft_parts set set_id = 1 where entity_id = 2");
    const due = { action: "publish", at: later, createdBy: 1 } as const;
    await db.insert(schedules).values([
      { ...due, entity: "blog", entityId: 1, parts: ["en"] },
      { ...due, setId },
      { ...due, entity: "blog", entityId: 3, parts: ["en"], state: "done" },
      { ...due, entity: "blog", entityId: 3, action: "takeDown" },
    ]);
    const scheduled = { state: "scheduled", scheduled: ["en"], scheduledFor: later.toISOString() };
    expect(await list()).toMatchObject([
      { id: 3, state: "changed", scheduled: [], scheduledFor: null },
      { id: 2, ...scheduled },
      { id: 1, ...scheduled, byLanguage: { en: "scheduled", es: "published" } },
    ]);
  });

  it("leaves out what is in the Trash, and what was discarded", async () => {
    await owner("POST", "/api/blog", { json: post });
    await save({ ...blog, version: 1, changes: [change("title", "Changed", post.title)] });
    await save({ entity: "blog", changes: [change("title", "Never published")] });
    await owner("POST", "/api/drafts/discard", { json: { entity: "blog", id: 2 } });
    expect(await list()).toMatchObject([{ id: 1 }]);
    await owner("DELETE", "/api/blog/1");
    expect(await list()).toEqual([]);
  });

  it("is for staff who may read the kind", async () => {
    await save({ entity: "blog", changes: [change("title", "New post")] });
    expect((await stranger("GET", "/api/drafts")).status).toBe(401);
    expect((await (await signIn("officer"))("GET", "/api/drafts")).status).toBe(403);
    for (const role of ["editor", "reviewer"] as const) expect(await list("", await signIn(role))).toHaveLength(1);
    const { db, definitions } = current.platform;
    const readable = definitions.filter(({ permissions }) => permissionsOf("officer").includes(permissions.read));
    expect(await listDrafts(db, readable)).toEqual([]);
  });

  it("asks the database once for each kind, however many drafts there are", async () => {
    for (let number = 1; number <= 5; number++) await save({ entity: "blog", changes: [change("title", `Post ${number}`)] });
    const { db, definitions } = current.platform;
    const kinds = definitions.filter(({ entity }) => entity === "blog" || entity === "loanofficer");
    let selects = 0;
    const counting = new Proxy(db, {
      get: (target, property) => {
        if (property === "select") selects++;
        return Reflect.get(target, property);
      },
    });
    expect(await listDrafts(counting, kinds)).toHaveLength(5);
    expect(selects).toBe(kinds.length + 1);
  });
});
