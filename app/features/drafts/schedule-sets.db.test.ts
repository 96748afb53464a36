import { describe, expect, it } from "vitest";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { draftSets } from "#platform/drafts/tables/draft-sets.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import type { Caller } from "#test/app.ts";
import { blog, change, hour, post, testSchedules } from "#test/schedules.ts";

const { current, stranger, signIn, at, save, withDraft, schedule, readPost, readDraft, rows, runAt, setPolicy } = testSchedules();

describe("taking down", () => {
  it("hides a post at its time and keeps its text and its draft", async () => {
    const staff = await withDraft();
    expect((await schedule(staff, { action: "takeDown" })).status).toBe(200);
    await runAt();
    expect((await stranger("GET", "/api/blog/1")).status).toBe(404);
    expect(await readPost(staff)).toMatchObject({ title: post.title, status: "draft" });
    expect(await readDraft(staff)).toMatchObject({ values: { title: "Your second home" } });
  });

  it("can be set together with the publication of a new record", async () => {
    const staff = await signIn();
    await staff("PUT", "/api/drafts", { json: { entity: "blog", changes: [change("title", "For a week")] } });
    await schedule(staff);
    expect((await schedule(staff, { action: "takeDown", at: new Date(at.getTime() + hour).toISOString() })).status).toBe(200);
    await runAt();
    expect((await stranger("GET", "/api/blog/1")).status).toBe(200);
    await runAt(new Date(at.getTime() + 2 * hour));
    expect((await stranger("GET", "/api/blog/1")).status).toBe(404);
  });

  it("hides an officer", async () => {
    const staff = await signIn();
    await staff("POST", "/api/loanofficer", { json: { firstName: "Ana", lastName: "Peña", title: "Loan Officer", licenseNumber: "1" } });
    await schedule(staff, { entity: "loanofficer", action: "takeDown" });
    await runAt();
    expect((await stranger("GET", "/api/loanofficer/1")).status).toBe(404);
  });

  it.each(["owners", "approval"] as const)("is for owners under the policy %s, when it is set and when it runs", async (policy) => {
    const owner = await withDraft();
    const editor = await signIn("editor");
    expect((await schedule(editor, { action: "takeDown" })).status).toBe(200);
    await setPolicy(policy);
    await runAt();
    expect(await rows()).toMatchObject([{ state: "failed" }]);
    expect((await schedule(editor, { action: "takeDown" })).status).toBe(403);
    expect((await schedule(owner, { action: "takeDown" })).status).toBe(200);
    await runAt();
    expect((await stranger("GET", "/api/blog/1")).status).toBe(404);
  });

  it("is refused for a kind that visitors always see", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blogcategory", { json: { name: "News" } });
    const { status, body } = await schedule(staff, { entity: "blogcategory", action: "takeDown" });
    expect({ status, body }).toMatchObject({ status: 400, body: { validationErrors: [{ field: "action" }] } });
  });
});

describe("a set", () => {
  async function withSet(staff: Caller) {
    const { db } = current.platform;
    const [set] = await db.insert(draftSets).values({ name: "Campaign", createdBy: 1 }).returning();
    await staff("PUT", "/api/drafts", { json: { entity: "blog", changes: [change("title", "New post")] } });
    await db.update(draftParts).set({ setId: set?.setId ?? 0 });
    return set?.setId ?? 0;
  }
  const scheduleSet = (staff: Caller, setId: number, more: object = {}) =>
    staff("POST", "/api/schedules", { json: { setId, action: "publish", at: at.toISOString(), ...more } });

  it("goes live as a whole or not at all", async () => {
    const staff = await withDraft();
    const setId = await withSet(staff);
    expect((await scheduleSet(staff, setId)).status).toBe(200);
    await save(staff, [change("title", "", "Your second home")]);
    await runAt();
    expect((await staff("GET", "/api/blog/2")).status).toBe(404);
    await save(staff, [change("title", "Complete", "")]);
    expect((await scheduleSet(staff, setId)).status).toBe(200);
    await runAt();
    expect((await staff("GET", "/api/blog/2")).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "Complete" });
    expect(await current.platform.db.select().from(draftSets)).toMatchObject([{ publishedBy: 1, published: [{}, {}] }]);
    expect((await scheduleSet(staff, setId)).status).toBe(409);
  });

  it("that failed is not listed any more once it was published by hand", async () => {
    const staff = await withDraft();
    const setId = await withSet(staff);
    await scheduleSet(staff, setId);
    await save(staff, [change("title", "", "Your second home")]);
    await runAt();
    const { db } = current.platform;
    await db.update(schedules).set({ ranAt: new Date(Date.now() - hour) });
    const listed = async () => (await staff("GET", `/api/schedules?setId=${setId}`)).body.scheduleListVm;
    expect(await listed()).toMatchObject([{ state: "failed" }]);
    await save(staff, [change("title", "Complete", "")]);
    expect((await staff("POST", "/api/drafts/sets/publish", { json: { setId } })).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it.each(["publish", "takeDown"] as const)("that an owner scheduled to %s takes no later member along", async (action) => {
    const owner = await withDraft();
    const editor = await signIn("editor");
    const setId = await withSet(owner);
    await owner("POST", "/api/drafts/sets/remove", { json: blog });
    await setPolicy("owners");
    expect((await scheduleSet(owner, setId, { action })).status).toBe(200);
    const { body } = await editor("POST", "/api/drafts/sets/add", { json: { setId, ...blog } });
    expect(body.message).toContain("scheduled");
    await runAt();
    expect(await rows()).toMatchObject([{ state: "failed", failure: { en: expect.stringContaining("changed after an owner") } }]);
    expect((await stranger("GET", "/api/blog/1")).body).toMatchObject({ blogDto: { title: post.title } });
  });

  it("keeps the owner's rights to take it down after it was published", async () => {
    const owner = await withDraft();
    const setId = await withSet(owner);
    await setPolicy("owners");
    await scheduleSet(owner, setId);
    await scheduleSet(owner, setId, { action: "takeDown", at: new Date(at.getTime() + hour).toISOString() });
    await runAt(new Date(at.getTime() + 2 * hour));
    expect((await rows()).map(({ state }) => state)).toEqual(["done", "done"]);
    expect((await stranger("GET", "/api/blog/1")).status).toBe(404);
  });

  it("has its time for all its drafts: none of them gets its own", async () => {
    const staff = await withDraft();
    await withSet(staff);
    const { status, body } = await schedule(staff);
    expect({ status, message: body.message }).toEqual({ status: 409, message: expect.stringContaining("“Campaign”") });
  });

  it("loses its time once its last draft is published alone", async () => {
    const staff = await withDraft();
    const setId = await withSet(staff);
    await scheduleSet(staff, setId);
    await staff("POST", "/api/drafts/publish", { json: blog });
    expect(await rows()).toMatchObject([{ state: "waiting" }]);
    await staff("POST", "/api/drafts/publish", { json: { ...blog, id: 2 } });
    expect(await rows()).toMatchObject([{ state: "canceled" }]);
  });

  it("is taken down as a whole or not at all", async () => {
    const staff = await withDraft();
    const setId = await withSet(staff);
    await staff("POST", "/api/drafts/sets/publish", { json: { setId } });
    await scheduleSet(staff, setId, { action: "takeDown" });
    await staff("DELETE", "/api/blog/2");
    await runAt();
    expect(await rows()).toMatchObject([{ state: "failed", failure: { en: "Blog post 2 does not exist" } }]);
    expect((await stranger("GET", "/api/blog/1")).status).toBe(200);
  });

  it("is not taken down any more once it was reverted", async () => {
    const staff = await withDraft();
    const setId = await withSet(staff);
    await staff("POST", "/api/drafts/sets/publish", { json: { setId } });
    await scheduleSet(staff, setId, { action: "takeDown" });
    expect((await staff("POST", "/api/drafts/sets/revert", { json: { setId } })).status).toBe(200);
    expect(await rows()).toMatchObject([{ state: "canceled" }]);
    expect((await scheduleSet(staff, setId, { action: "takeDown" })).status).toBe(409);
  });

  it("can be scheduled, published and run at the same moment without a deadlock", async () => {
    const staff = await withDraft();
    const setId = await withSet(staff);
    await scheduleSet(staff, setId);
    const publish = () => staff("POST", "/api/drafts/sets/publish", { json: { setId } });
    const [, published, scheduled] = await Promise.all([runAt(), publish(), scheduleSet(staff, setId)]);
    expect([200, 409]).toContain(published.status);
    expect([200, 409]).toContain(scheduled.status);
    await runAt();
    expect(await readPost(staff)).toMatchObject({ title: "Your second home", version: 2 });
    expect((await rows()).map(({ state }) => state)).not.toContain("failed");
  });

  it("can be taken down only if all its records can", async () => {
    const staff = await withDraft();
    const setId = await withSet(staff);
    const canBeTakenDown = async () => (await staff("GET", `/api/schedules?setId=${setId}`)).body.canBeTakenDown;
    expect(await canBeTakenDown()).toBe(true);
    await staff("PUT", "/api/drafts", { json: { entity: "blogcategory", changes: [change("name", "News")] } });
    await staff("POST", "/api/drafts/sets/add", { json: { setId, entity: "blogcategory", id: 1 } });
    expect(await canBeTakenDown()).toBe(false);
  });

  it("must exist", async () => {
    const staff = await signIn();
    expect((await scheduleSet(staff, 7)).status).toBe(404);
  });
});
