import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { draftComments } from "#platform/drafts/tables/draft-comments.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { previewLinks } from "#platform/drafts/tables/preview-links.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { claimStorage } from "#platform/images/claim-storage.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { sweepImages } from "#platform/lifecycle/sweep-images.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { samplePicture } from "#test/pictures.ts";

const { current, stranger, signIn } = testApp();

const post = {
  title: "Your first home",
  summary: "What to know",
  status: "published",
  translations: { es: { title: "Su primera casa", summary: "Lo que hay que saber" } },
};
const blog = { entity: "blog", id: 1 };

async function withPost(): Promise<Caller> {
  const staff = await signIn();
  await staff("POST", "/api/blog", { json: post });
  return staff;
}

/** Replaces what the draft or the published post has. */
async function save(staff: Caller, values: Record<string, unknown>, { id = 1, version = 0, entity = "blog" } = {}) {
  const { body } = await staff("GET", `/api/drafts/record?entity=${entity}&id=${id}`);
  const before = (body.draftDto as { values: Record<string, unknown> } | undefined)?.values ?? {};
  const changes = Object.entries(values).map(([name, value]) => ({ name, value, was: before[name] ?? "" }));
  return staff("PUT", "/api/drafts", { json: { entity, id, version, changes } });
}

async function begin(staff: Caller, entity: string, values: Record<string, unknown>): Promise<number> {
  const changes = Object.entries(values).map(([name, value]) => ({ name, value, was: "" }));
  const { body } = await staff("PUT", "/api/drafts", { json: { entity, changes } });
  return (body.draftDto as { id: number }).id;
}

const publish = (staff: Caller, parts?: string[], record: object = blog) =>
  staff("POST", "/api/drafts/publish", { json: { ...record, parts } });
const readDraft = async (staff: Caller, id = 1) => (await staff("GET", `/api/drafts/record?entity=blog&id=${id}`)).body.draftDto;
const readPost = async (staff: Caller) => (await staff("GET", "/api/blog/1")).body.blogDto;
const update = (staff: Caller, values: object) => staff("PUT", "/api/blog", { json: { blogId: 1, ...values } });
const revisionOf = async (part: "shared" | "en") =>
  (await current.platform.db.select().from(draftParts).where(eq(draftParts.part, part)))[0]?.revision ?? 0;
const countParts = () => current.platform.db.$count(draftParts);
const lastDeletion = async (staff: Caller) => {
  const { body } = await staff("GET", "/api/revisions/deleted");
  return (body.revisionListVm as Array<{ revisionId: number }>)[0]?.revisionId ?? 0;
};

describe("after a record is written by other means", () => {
  it("fields that now are as the draft has them are no longer in it", async () => {
    const staff = await withPost();
    await save(staff, { title: "New title", summary: "New summary", "es.title": "Título nuevo" });
    await update(staff, { title: "New title" });
    expect(await readDraft(staff)).toMatchObject({ values: { summary: "New summary", "es.title": "Título nuevo" } });
    await update(staff, { summary: "New summary", translations: { es: { title: "Título nuevo" } } });
    expect(await readDraft(staff)).toMatchObject({ parts: [] });
    expect((await staff("GET", "/api/drafts")).body).toMatchObject({ draftListVm: [] });
  });

  it("a restored version counts as a write", async () => {
    const staff = await withPost();
    await update(staff, { title: "Second" });
    await save(staff, { title: post.title });
    const { body } = await staff("GET", "/api/revisions?entity=blog&id=1");
    const first = (body.revisionListVm as Array<{ revisionId: number }>).at(-1);
    await staff("POST", "/api/revisions/restore", { json: { revisionId: first?.revisionId } });
    expect(await readDraft(staff)).toMatchObject({ parts: [] });
  });

  it("a draft of other fields starts from the new version, so old revisions are not needed to publish it", async () => {
    const staff = await withPost();
    await save(staff, { title: "New title" });
    await update(staff, { summary: "Other" });
    expect(await readDraft(staff)).toMatchObject({ parts: [{ baseVersion: 2 }] });
    expect((await publish(staff)).status).toBe(200);
  });

  it("a conflict is gone once someone who has read the new version types the field again", async () => {
    const staff = await withPost();
    await save(staff, { title: "Mine", summary: "My summary" }, { version: 1 });
    await update(staff, { title: "Theirs", summary: "Their summary" });
    expect((await publish(staff)).status).toBe(409);
    await save(staff, { title: "Both" }, { version: 2 });
    // The summary was not looked at.
    expect((await publish(staff)).status).toBe(409);
    await save(staff, { title: "Both", summary: "My summary" }, { version: 2 });
    expect((await publish(staff)).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "Both", summary: "My summary" });
  });
});

describe("the draft of a deleted record", () => {
  it("is hidden, refuses to be read, saved or published, and is back with the record", async () => {
    const staff = await withPost();
    await save(staff, { title: "New title" });
    await staff("DELETE", "/api/blog/1");
    expect((await staff("GET", "/api/drafts")).body).toMatchObject({ draftListVm: [] });
    const read = await staff("GET", "/api/drafts/record?entity=blog&id=1");
    for (const answer of [read, await save(staff, { summary: "Other" }), await publish(staff)])
      expect(answer).toMatchObject({ status: 404, body: { message: expect.stringContaining("Trash") } });
    await staff("POST", "/api/revisions/restore", { json: { revisionId: await lastDeletion(staff) } });
    expect(await readDraft(staff)).toMatchObject({ isNew: false, values: { title: "New title" } });
    expect((await publish(staff)).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "New title", summary: post.summary });
  });

  it.each([
    ["ask", { note: "" }],
    ["approve", { parts: [{ part: "en", revision: 1 }] }],
    ["return", { parts: [{ part: "en", revision: 1 }], reason: "Shorter" }],
    ["comments", { field: "title", quote: "", text: "Shorter?" }],
    ["sets/add", { setId: 1 }],
    ["previewlink", {}],
  ])("refuses %s: the record must be restored first", async (call, given) => {
    const staff = await withPost();
    await save(staff, { title: "New title" });
    await staff("POST", "/api/drafts/sets", { json: { name: "Spring" } });
    await staff("DELETE", "/api/blog/1");
    const { status, body } = await staff("POST", `/api/drafts/${call}`, { json: { ...blog, ...given } });
    expect([status, body.message]).toEqual([404, expect.stringContaining("restore the record from the Trash first")]);
  });

  it("is gone for good with the record, and so is everything about it", async () => {
    const staff = await withPost();
    const { db } = current.platform;
    await save(staff, { title: "New title" });
    const of = { entity: "blog", entityId: 1, createdBy: 1 };
    await db.insert(draftComments).values({ ...of, field: "title", text: "Shorter?" });
    await db.insert(schedules).values({ ...of, action: "publish", at: new Date("2030-01-01T12:00:00Z") });
    await db.insert(previewLinks).values({ ...of, tokenHash: "x", expiresAt: new Date("2030-01-01T12:00:00Z") });
    await staff("DELETE", "/api/blog/1");
    await staff("DELETE", `/api/revisions/deleted/${await lastDeletion(staff)}`);
    const counts = await Promise.all([draftParts, draftComments, schedules, previewLinks].map((table) => db.$count(table)));
    expect(counts).toEqual([0, 0, 0, 0]);
  });
});

describe("publishing", () => {
  it("of a draft by two people at once happens once; the other one reads why", async () => {
    const staff = await withPost();
    await save(staff, { title: "New title" });
    const outcomes = await Promise.all([publish(staff), publish(staff)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(outcomes.find(({ status }) => status === 404)?.body.message).toContain("no unpublished changes");
    expect(await readPost(staff)).toMatchObject({ version: 2 });
  });

  it("of one language of a new record leaves the draft of the other, which can be published later", async () => {
    const staff = await signIn();
    const id = await begin(staff, "blog", { title: "New post", "es.title": "Entrada nueva", status: "published" });
    expect((await publish(staff, ["shared", "en"], { entity: "blog", id })).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "New post", translations: {} });
    expect(await readDraft(staff)).toMatchObject({ isNew: false, values: { "es.title": "Entrada nueva" }, parts: [{ baseVersion: 1 }] });
    expect((await publish(staff)).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "New post", translations: { es: { title: "Entrada nueva" } } });
  });

  it("of a language keeps the other language's draft, approval and marks of stale texts", async () => {
    const staff = await withPost();
    const { db } = current.platform;
    await update(staff, { summary: "Changed in English" });
    expect(await readPost(staff)).toMatchObject({ translations: { stale: ["summary"] } });
    await save(staff, { title: "New title", "es.title": "Título nuevo" });
    await db
      .update(draftParts)
      .set({ approvedBy: 1, approvedRevision: sql`revision`, approvedAt: new Date() })
      .where(eq(draftParts.part, "en"));
    expect((await publish(staff, ["es"])).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({
      title: post.title,
      translations: { es: { title: "Título nuevo", summary: "Lo que hay que saber" }, stale: ["summary"] },
    });
    expect(await readDraft(staff)).toMatchObject({
      values: { title: "New title" },
      parts: [{ part: "en", state: "approved" }],
    });
  });

  it("shows the published text afterwards, not an older draft", async () => {
    const staff = await withPost();
    await save(staff, { title: "First try" });
    await save(staff, { title: "Second try" });
    await publish(staff);
    await update(staff, { title: "Third" });
    expect(await readDraft(staff)).toMatchObject({ values: {}, record: { title: "Third" } });
  });

  it("with a reference to a record that is only drafted says so, and works together with it", async () => {
    const staff = await withPost();
    const category = await begin(staff, "blogcategory", { name: "Guides" });
    await save(staff, { categoriesId: category });
    expect(await stranger("GET", "/api/blog/1")).toMatchObject({ body: { blogDto: { categoriesId: null } } });
    expect((await publish(staff)).body).toMatchObject({ validationErrors: [{ field: "categoriesId" }] });
    expect(await readDraft(staff)).toMatchObject({ values: { categoriesId: category } });
    await publish(staff, undefined, { entity: "blogcategory", id: category });
    expect((await publish(staff)).status).toBe(200);
  });

  it("of a new record whose unique key was taken meanwhile names the field", async () => {
    const staff = await signIn();
    const id = await begin(staff, "webresource", { context: "promo.line", value: "Hello" });
    await staff("POST", "/api/webresource", { json: { context: "promo.line", value: "Taken" } });
    const { status, body } = await publish(staff, undefined, { entity: "webresource", id });
    expect({ status, body }).toMatchObject({ status: 400, body: { validationErrors: [{ field: "context" }] } });
  });

  it("gives a new record with a taken title an address of its own", async () => {
    const staff = await withPost();
    const id = await begin(staff, "blog", { title: post.title });
    expect((await publish(staff, undefined, { entity: "blog", id })).status).toBe(200);
    expect((await staff("GET", `/api/blog/${id}`)).body).toMatchObject({ blogDto: { slug: "your-first-home-2" } });
  });

  it("cancels a schedule that has nothing left to publish, and no other", async () => {
    const staff = await withPost();
    const { db } = current.platform;
    const waiting = { entity: "blog", entityId: 1, action: "publish" as const, at: new Date("2030-01-01T12:00:00Z"), createdBy: 1 };
    await db.insert(schedules).values([
      { ...waiting, parts: ["en"] },
      { ...waiting, parts: ["es"] },
      { ...waiting, action: "takeDown" },
    ]);
    await save(staff, { title: "New title", "es.title": "Título nuevo" });
    await publish(staff, ["en"]);
    const states = await db.select({ state: schedules.state }).from(schedules).orderBy(schedules.scheduleId);
    expect(states.map(({ state }) => state)).toEqual(["canceled", "waiting", "waiting"]);
  });
});

describe("saving a draft", () => {
  it.each(["translations", "version", "blogId", "body", "nothing", "__proto__", "es.nothing", "es.status"])(
    "refuses %s, which is no field of it",
    async (name) => {
      const staff = await withPost();
      const { status, body } = await staff("PUT", "/api/drafts", { json: { ...blog, changes: [{ name, value: "x" }] } });
      expect({ status, body }).toMatchObject({ status: 400, body: { validationErrors: [{ field: name }] } });
      expect(await countParts()).toBe(0);
    },
  );

  it("takes the Spanish of a setting", async () => {
    const staff = await signIn();
    const id = await begin(staff, "webresource", { context: "promo.line", value: "Hello", "es.value": "Hola" });
    expect((await publish(staff, undefined, { entity: "webresource", id })).status).toBe(200);
    expect((await staff("GET", `/api/webresource/${id}`)).body).toMatchObject({
      webResourceDto: { translations: { es: { value: "Hola" } } },
    });
  });

  it("grows the revision with each change, and not with a save that changes nothing", async () => {
    const staff = await withPost();
    await save(staff, { title: "One" });
    const one = await revisionOf("en");
    await save(staff, { title: "Two" });
    const two = await revisionOf("en");
    await save(staff, { title: "Two" });
    expect([two > one, await revisionOf("en")]).toEqual([true, two]);
  });

  it("that was discarded or typed back never repeats a revision", async () => {
    const staff = await withPost();
    const used: number[] = [];
    for (const end of [() => save(staff, { title: post.title }), () => staff("POST", "/api/drafts/discard", { json: blog })]) {
      await save(staff, { title: "One" });
      used.push(await revisionOf("en"));
      await end();
      expect(await countParts()).toBe(0);
    }
    await save(staff, { title: "Two" });
    expect(used).not.toContain(await revisionOf("en"));
    expect(new Set(used).size).toBe(2);
  });

  it("that is typed back, or saved directly, leaves no schedule waiting for it", async () => {
    const staff = await withPost();
    const { db } = current.platform;
    for (const end of [() => save(staff, { title: post.title }), () => update(staff, { title: "One" })]) {
      await save(staff, { title: "One" });
      const at = new Date("2100-01-01T12:00:00Z");
      await db.insert(schedules).values({ entity: "blog", entityId: 1, action: "publish", at, createdBy: 1, parts: ["en"] });
      await end();
      expect(await countParts()).toBe(0);
      expect(await db.$count(schedules, eq(schedules.state, "waiting"))).toBe(0);
    }
  });

  it("of one language of a new record leaves the revision of what both share", async () => {
    const staff = await signIn();
    const id = await begin(staff, "blog", { title: "New post", status: "published" });
    const before = [await revisionOf("shared"), await revisionOf("en")] as const;
    await save(staff, { title: "Newer" }, { id });
    expect([await revisionOf("shared"), (await revisionOf("en")) > before[1]]).toEqual([before[0], true]);
  });

  it("of one language leaves the draft and the revision of the other", async () => {
    const staff = await withPost();
    await save(staff, { title: "New title" });
    const before = await revisionOf("en");
    await save(staff, { "es.title": "Título nuevo" });
    await save(staff, { "es.summary": "Resumen nuevo" });
    const values = { title: "New title", "es.title": "Título nuevo", "es.summary": "Resumen nuevo" };
    expect([await readDraft(staff), await revisionOf("en")]).toMatchObject([{ values, parts: [{ part: "en" }, { part: "es" }] }, before]);
  });

  it("records who discards someone else's draft, and not one's own", async () => {
    const staff = await withPost();
    const editor = await signIn("editor");
    await save(staff, { title: "Mine" });
    await staff("POST", "/api/drafts/discard", { json: blog });
    await save(staff, { title: "Mine" });
    await editor("POST", "/api/drafts/discard", { json: blog });
    expect((await staff("GET", "/api/audit?action=draft.discard")).body).toMatchObject({ total: 1 });
  });
});

describe("a former version", () => {
  it("becomes the draft: the fields that differ, in both languages, and nothing else", async () => {
    const staff = await withPost();
    await update(staff, { title: "Second", translations: { es: { title: "Segunda", summary: "Lo que hay que saber" } } });
    await save(staff, { summary: "Unpublished" });
    const { body } = await staff("GET", "/api/revisions?entity=blog&id=1");
    const [, first] = body.revisionListVm as Array<{ revisionId: number }>;
    const answer = await staff("POST", "/api/drafts/from-revision", { json: { revisionId: first?.revisionId } });
    expect(answer).toMatchObject({
      status: 200,
      body: { draftDto: { values: { title: post.title, "es.title": "Su primera casa" }, parts: [{ part: "en" }, { part: "es" }] } },
    });
    expect(await readPost(staff)).toMatchObject({ title: "Second", version: 2 });
    expect((await publish(staff)).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: post.title, translations: { es: { title: "Su primera casa" } } });
  });

  it("is refused if it does not exist, cannot be drafted, or its record was deleted", async () => {
    const staff = await withPost();
    const from = (revisionId: number) => staff("POST", "/api/drafts/from-revision", { json: { revisionId } });
    expect((await from(999)).status).toBe(404);
    await staff("DELETE", "/api/blog/1");
    expect(await from(await lastDeletion(staff))).toMatchObject({ status: 404, body: { message: expect.stringContaining("Trash") } });
    await staff("POST", "/api/replytemplate", { json: { name: "Hi", body: "Hello" } });
    const { body } = await staff("GET", "/api/revisions?entity=replytemplate");
    expect((await from((body.revisionListVm as Array<{ revisionId: number }>)[0]?.revisionId ?? 0)).status).toBe(404);
  });
});

describe("pictures in drafts", () => {
  beforeEach(async () => {
    const { db, storage } = current.platform;
    await claimStorage(db, storage, []);
  });

  const store = async (staff: Caller): Promise<string> => {
    const { body } = await staff("POST", "/api/image", { form: { ImageFile: samplePicture() } });
    return body.image as string;
  };
  const names = async () => (await current.platform.db.select({ name: images.name }).from(images)).map(({ name }) => name);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

  it("are kept by the sweep, as a field or inside a text, until the draft is gone", async () => {
    const staff = await withPost();
    const [field, inText] = [await store(staff), await store(staff)];
    await save(staff, { image: field, "es.postContents": `<p><img src="/resources/${inText}" alt=""></p>` });
    await sweepImages(current.platform, inDays(2));
    expect((await names()).sort()).toEqual([field, inText].sort());
    expect((await staff("GET", `/api/image/uses?name=${inText}`)).body).toMatchObject({
      useListVm: [{ entity: "blog", entityId: 1, title: post.title, place: "draft" }],
    });
    expect((await staff("DELETE", `/api/image?name=${field}`)).status).toBe(409);
    expect((await staff("GET", "/api/images?show=unused")).body).toMatchObject({ total: 0 });
    await staff("POST", "/api/drafts/discard", { json: blog });
    await sweepImages(current.platform, inDays(2));
    expect(await names()).toEqual([]);
  });

  it("are replaced with those of records", async () => {
    const staff = await withPost();
    const [old, other] = [await store(staff), await store(staff)];
    await save(staff, { image: old });
    const before = await revisionOf("shared");
    const replaced = await staff("POST", "/api/image/replace", { json: { name: old, image: other, alt: "A gate" } });
    expect(replaced.status).toBe(200);
    expect(await readDraft(staff)).toMatchObject({ values: { image: other } });
    expect(await revisionOf("shared")).toBeGreaterThan(before);
  });

  it("that are gone all the same are named when the draft is published", async () => {
    const staff = await withPost();
    const picture = await store(staff);
    await save(staff, { image: picture });
    await current.platform.db.delete(images);
    const { status, body } = await publish(staff);
    expect({ status, body }).toMatchObject({ status: 400, body: { validationErrors: [{ field: "image" }] } });
    expect(await readPost(staff)).toMatchObject({ version: 1 });
  });
});
