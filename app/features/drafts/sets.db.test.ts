import { describe, expect, it } from "vitest";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { type Caller, testApp } from "#test/app.ts";

const { current, stranger, signIn } = testApp();

const change = (name: string, value: unknown, was: unknown = "") => ({ name, value, was });

/** Saves a draft, of a new record without an id. */
async function draft(staff: Caller, entity: string, id: number | undefined, values: Record<string, unknown>): Promise<number> {
  const changes = Object.entries(values).map(([name, value]) => change(name, value));
  const { status, body } = await staff("PUT", "/api/drafts", { json: { entity, id, changes } });
  expect(status).toBe(200);
  return (body.draftDto as { id: number }).id;
}

async function makeSet(staff: Caller, name = "Spring"): Promise<number> {
  const { status, body } = await staff("POST", "/api/drafts/sets", { json: { name } });
  expect(status).toBe(200);
  return body.setId as number;
}

const add = (staff: Caller, setId: number, entity: string, id: number, parts?: string[]) =>
  staff("POST", "/api/drafts/sets/add", { json: { setId, entity, id, parts } });
const publish = (staff: Caller, setId: number) => staff("POST", "/api/drafts/sets/publish", { json: { setId } });
const revert = (staff: Caller, setId: number) => staff("POST", "/api/drafts/sets/revert", { json: { setId } });
const readSet = async (staff: Caller, setId: number) => (await staff("GET", `/api/drafts/sets/${setId}`)).body.draftSetDto;
const readPost = async (staff: Caller, id = 1) => (await staff("GET", `/api/blog/${id}`)).body.blogDto;

/** A published post with a draft of its title, in a set. */
async function withPostInSet() {
  const staff = await signIn();
  await staff("POST", "/api/blog", { json: { title: "Before", status: "published" } });
  await draft(staff, "blog", 1, { title: "After" });
  const setId = await makeSet(staff);
  await add(staff, setId, "blog", 1);
  return { staff, setId };
}

/** A new page with a new section on it, drafted in the order that does not work. */
async function withNewPageInSet() {
  const { staff, setId } = await withPostInSet();
  const page = await draft(staff, "pagecategory", undefined, { name: "Spring offers" });
  const section = await draft(staff, "pagecontent", undefined, { title: "Offer", categoriesId: page, status: "published" });
  await add(staff, setId, "pagecontent", section);
  await add(staff, setId, "pagecategory", page);
  return { staff, setId, page, section };
}

describe("a set", () => {
  it("publishes everything in it at once, new records that refer to new records included", async () => {
    const { staff, setId, page, section } = await withNewPageInSet();
    expect(await readSet(staff, setId)).toMatchObject({
      name: "Spring",
      publishedAt: null,
      records: [
        { entity: "blog", title: "After", isNew: false, parts: [{ part: "en", state: "draft" }], problem: null },
        { entity: "pagecategory", title: "Spring offers", isNew: true, problem: null },
        { entity: "pagecontent", title: "Offer", isNew: true, problem: null },
      ],
    });
    // Reading the set tried to publish it: nothing of that stays.
    expect((await stranger("GET", "/api/blog/1")).body).toMatchObject({ blogDto: { title: "Before" } });
    expect((await publish(staff, setId)).status).toBe(200);
    expect((await stranger("GET", "/api/blog/1")).body).toMatchObject({ blogDto: { title: "After" } });
    expect((await stranger("GET", `/api/pagecontent/${section}`)).body).toMatchObject({ pageContentDto: { categoriesId: page } });
    expect(await readSet(staff, setId)).toMatchObject({
      publishedByName: "owner",
      records: [],
      publishedRecords: [{ entity: "blog" }, { entity: "pagecategory", wasNew: true }, { entity: "pagecontent", wasNew: true }],
    });
  });

  it("publishes nothing if one record is refused, and says which and why, before and at publishing", async () => {
    const { staff, setId } = await withPostInSet();
    const incomplete = await draft(staff, "blog", undefined, { summary: "No title yet" });
    await add(staff, setId, "blog", incomplete);
    const { records } = (await readSet(staff, setId)) as { records: Array<{ problem: string | null }> };
    expect(records[0]?.problem).toBeNull();
    expect(records[1]?.problem).toContain("itle");
    const { status, body } = await publish(staff, setId);
    expect({ status, message: body.message }).toEqual({ status: 400, message: expect.stringContaining(`#${incomplete}: `) });
    expect(await readPost(staff)).toMatchObject({ title: "Before", version: 1 });
    expect(await readSet(staff, setId)).toMatchObject({ publishedAt: null, records: [{}, {}] });
  });

  it("calls a record whose new name is empty by its published one", async () => {
    const { staff, setId } = await withPostInSet();
    await staff("PUT", "/api/drafts", {
      json: { entity: "blog", id: 1, version: 1, changes: [{ name: "title", value: "", was: "After" }] },
    });
    expect(await readSet(staff, setId)).toMatchObject({ records: [{ title: "Before" }] });
    expect((await publish(staff, setId)).body.message).toBe("Before: Title is required");
  });

  it("refuses to be published with a deleted record, until that is restored or taken out", async () => {
    const { staff, setId } = await withNewPageInSet();
    await staff("DELETE", "/api/blog/1");
    expect(await readSet(staff, setId)).toMatchObject({
      records: [{ title: "After", isDeleted: true, problem: expect.stringContaining("deleted") }, {}, {}],
    });
    const { status, body } = await publish(staff, setId);
    expect({ status, message: body.message }).toEqual({ status: 404, message: expect.stringContaining("Trash") });
    expect((await staff("GET", "/api/pagecategory")).body).toMatchObject({ listPageCategoryListVm: [] });
    await staff("POST", "/api/drafts/sets/remove", { json: { entity: "blog", id: 1 } });
    expect((await publish(staff, setId)).status).toBe(200);
  });

  it("is published once, by one of two people who try at the same time", async () => {
    const { staff, setId } = await withPostInSet();
    const outcomes = await Promise.all([publish(staff, setId), publish(staff, setId)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readPost(staff)).toMatchObject({ title: "After", version: 2 });
    const { status, body } = await publish(staff, setId);
    expect({ status, message: body.message }).toEqual({ status: 409, message: expect.stringContaining("already published") });
  });

  it("is refused if it is empty or does not exist, or has no name", async () => {
    const staff = await signIn();
    const empty = await makeSet(staff);
    expect((await publish(staff, empty)).status).toBe(400);
    expect((await publish(staff, 99)).status).toBe(404);
    expect((await revert(staff, empty)).status).toBe(409);
    expect((await add(staff, empty, "blog", 1)).status).toBe(404);
    expect((await staff("POST", "/api/drafts/sets", { json: { name: " " } })).body).toMatchObject({
      validationErrors: [{ field: "name" }],
    });
  });

  it("leaves a part in one set only, and says from where it was moved", async () => {
    const { staff, setId } = await withPostInSet();
    await draft(staff, "blog", 1, { "es.title": "Después" });
    expect(await readSet(staff, setId)).toMatchObject({
      records: [{ parts: [{ part: "en", revision: expect.any(Number) }], otherParts: ["es"] }],
    });
    const other = await makeSet(staff, "Summer");
    const { body } = await add(staff, other, "blog", 1, ["en"]);
    expect(body.message).toMatch(/Spring.*Summer/);
    expect(await readSet(staff, setId)).toMatchObject({ records: [] });
    expect((await staff("GET", "/api/drafts/sets")).body).toMatchObject({
      draftSetListVm: [
        { name: "Summer", recordCount: 1 },
        { name: "Spring", recordCount: 0 },
      ],
    });
    // Only the English is in the set.
    expect((await publish(staff, other)).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "After", translations: {} });
    expect((await add(staff, other, "blog", 1)).status).toBe(409);
  });

  it("can be renamed and deleted; its drafts stay", async () => {
    const { staff, setId } = await withPostInSet();
    await staff("PUT", "/api/drafts/sets", { json: { setId, name: "Autumn" } });
    expect(await readSet(staff, setId)).toMatchObject({ name: "Autumn" });
    expect((await staff("DELETE", `/api/drafts/sets/${setId}`)).status).toBe(200);
    expect((await staff("GET", `/api/drafts/sets/${setId}`)).status).toBe(404);
    expect((await staff("GET", "/api/drafts/record?entity=blog&id=1")).body).toMatchObject({
      draftDto: { values: { title: "After" }, parts: [{ setId: null }] },
    });
  });

  it("cannot be renamed once it was published, and only what is in a set can be taken out", async () => {
    const { staff, setId } = await withPostInSet();
    const member = { json: { entity: "blog", id: 1 } };
    expect((await staff("POST", "/api/drafts/sets/remove", member)).status).toBe(200);
    expect((await staff("POST", "/api/drafts/sets/remove", member)).status).toBe(404);
    await add(staff, setId, "blog", 1);
    await publish(staff, setId);
    expect((await staff("PUT", "/api/drafts/sets", { json: { setId, name: "Autumn" } })).status).toBe(409);
    expect(await readSet(staff, setId)).toMatchObject({ name: "Spring" });
  });

  it("is published only as it was read", async () => {
    const { staff, setId } = await withPostInSet();
    const member = { entity: "blog", id: 1, part: "en", revision: 1 };
    const publishRead = async (read: object[]) => (await staff("POST", "/api/drafts/sets/publish", { json: { setId, read } })).status;
    expect(await readSet(staff, setId)).toMatchObject({ records: [{ parts: [{ part: "en", revision: 1 }] }] });
    expect(await publishRead([])).toBe(409);
    expect(await publishRead([{ ...member, revision: 2 }])).toBe(409);
    expect(await publishRead([member, { ...member, part: "es" }])).toBe(409);
    const later = await draft(staff, "blog", undefined, { title: "Added later" });
    await add(staff, setId, "blog", later);
    expect(await publishRead([member])).toBe(409);
    expect(await readPost(staff)).toMatchObject({ title: "Before" });
    await staff("POST", "/api/drafts/sets/remove", { json: { entity: "blog", id: later } });
    expect(await publishRead([member])).toBe(200);
  });

  it("has its scheduled publication canceled once it is published by hand", async () => {
    const { staff, setId } = await withPostInSet();
    const { db } = current.platform;
    await db.insert(schedules).values({ setId, action: "publish", at: new Date("2030-01-01T12:00:00Z"), createdBy: 1 });
    await publish(staff, setId);
    expect(await db.select({ state: schedules.state }).from(schedules)).toEqual([{ state: "canceled" }]);
  });

  it("is not for people who may only read", async () => {
    const { staff, setId } = await withPostInSet();
    const reviewer = await signIn("reviewer");
    expect((await reviewer("GET", `/api/drafts/sets/${setId}`)).status).toBe(200);
    expect((await publish(reviewer, setId)).status).toBe(403);
    expect((await revert(reviewer, setId)).status).toBe(403);
    expect((await stranger("GET", "/api/drafts/sets")).status).toBe(401);
    expect(await readPost(staff)).toMatchObject({ title: "Before" });
  });
});

describe("a published set", () => {
  it("is reverted as a whole: records as they were, new ones in the Trash", async () => {
    const { staff, setId, page, section } = await withNewPageInSet();
    await publish(staff, setId);
    expect((await revert(staff, setId)).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "Before", version: 3 });
    expect((await staff("GET", `/api/pagecontent/${section}`)).status).toBe(404);
    expect((await staff("GET", `/api/pagecategory/${page}`)).status).toBe(404);
    expect((await staff("GET", "/api/revisions/deleted")).body).toMatchObject({ total: 2 });
    // Its records are called what they were called when they were published.
    expect(await readSet(staff, setId)).toMatchObject({
      revertedByName: "owner",
      publishedRecords: expect.arrayContaining([expect.objectContaining({ entity: "blog", title: "After" })]),
    });
    expect((await revert(staff, setId)).status).toBe(409);
    expect((await staff("GET", "/api/audit?action=draftSet.revert")).body).toMatchObject({ total: 1 });
  });

  it("is not reverted at all if a record was changed since, which the sentence names", async () => {
    const { staff, setId, section } = await withNewPageInSet();
    await publish(staff, setId);
    await staff("PUT", "/api/blog", { json: { blogId: 1, title: "Later" } });
    const { status, body } = await revert(staff, setId);
    expect({ status, message: body.message }).toEqual({ status: 409, message: expect.stringContaining("“Later”") });
    expect((await staff("GET", `/api/pagecontent/${section}`)).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "Later" });
  });

  it("is not reverted if something else uses a record that was new", async () => {
    const { staff, setId, page } = await withNewPageInSet();
    await publish(staff, setId);
    await staff("POST", "/api/pagecontent", { json: { title: "Other", categoriesId: page } });
    const { status, body } = await revert(staff, setId);
    expect({ status, message: body.message }).toEqual({ status: 409, message: expect.stringContaining("“Other”") });
    expect(await readPost(staff)).toMatchObject({ title: "After", version: 2 });
  });

  it("has no drafts left, and its entries in the history name it", async () => {
    const { staff, setId } = await withPostInSet();
    await publish(staff, setId);
    expect(await current.platform.db.$count(draftParts)).toBe(0);
    expect((await staff("GET", "/api/revisions?entity=blog&id=1")).body).toMatchObject({
      revisionListVm: [
        { publication: { parts: ["en"], writtenBy: ["owner"], approvedBy: [], setName: "Spring", reason: null, wasScheduled: false } },
        { publication: null },
      ],
    });
  });
});
