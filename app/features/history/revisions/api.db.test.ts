import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import { contactMessageDefinition } from "#app/features/leads/messages/definition.server.ts";
import { addMonths } from "#lib/months.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { samplePicture } from "#test/pictures.ts";

const letters = contentStore(contactMessageDefinition);

const { current, stranger, signIn } = testApp();

type Item = { revisionId: number; entityId: number; action: string; version: number; title: string; userName: string };
const items = (body: Record<string, unknown>) => body.revisionListVm as Item[];

const history = async (staff: Caller, entity: string, id: number) =>
  items((await staff("GET", `/api/revisions?entity=${entity}&id=${id}`)).body);
const bin = async (staff: Caller, entity: string) => items((await staff("GET", `/api/revisions/deleted?entity=${entity}`)).body);
const restore = (staff: Caller, revisionId: number | undefined) => staff("POST", "/api/revisions/restore", { json: { revisionId } });

/** One record of each kind: how it is added and changed, and the field that tells its states apart. */
const kinds = [
  { entity: "blog", path: "/api/blog", key: "blogId", dto: "blogDto", field: "title" },
  { entity: "blogcategory", path: "/api/blogcategory", key: "blogCategoryId", dto: "blogCategoryDto", field: "name" },
  { entity: "pagecategory", path: "/api/pagecategory", key: "webPageCategoryId", dto: "pageCategoryDto", field: "name" },
  { entity: "pagecontent", path: "/api/pagecontent", key: "webPageContentId", dto: "pageContentDto", field: "title" },
  { entity: "loanofficer", path: "/api/loanofficer", key: "loanOfficerId", dto: "loanOfficerDto", field: "firstName" },
  { entity: "webresource", path: "/api/webresource", key: "webResourceId", dto: "webResourceDto", field: "context" },
];
const requiredFields = { lastName: "L", title: "T", licenseNumber: "1" };

it("the bin is paged, newest first, and searched by what records were called, without accents or case", async () => {
  const staff = await signIn();
  for (const title of ["Préstamo", "Casa", "Casa nueva"]) await staff("POST", "/api/blog", { json: { title } });
  await staff("POST", "/api/loanofficer", { json: { ...requiredFields, firstName: "Ána" } });
  for (const path of ["/api/blog/1", "/api/blog/2", "/api/blog/3", "/api/loanofficer/1"]) await staff("DELETE", path);
  const titles = async (query: string) => items((await staff("GET", `/api/revisions/deleted?${query}`)).body).map(({ title }) => title);
  expect(await titles("pageSize=3")).toEqual(["Ána L", "Casa nueva", "Casa"]);
  expect(await titles("pageSize=3&pageNumber=2")).toEqual(["Préstamo"]);
  expect(await titles("filterKey=PRESTAMO")).toEqual(["Préstamo"]);
  expect(await titles("filterKey=nueva+casa")).toEqual(["Casa nueva"]);
  expect(await titles("filterKey=ana")).toEqual(["Ána L"]);
  expect(await titles("filterKey=ana&entity=blog")).toEqual([]);
});

describe.each(kinds)("the history of $entity", ({ entity, path, key, dto, field }) => {
  const add = (staff: Caller, value: string) => staff("POST", path, { json: { ...requiredFields, [field]: value } });

  it("contains every write, who did it, and what the record was called", async () => {
    const staff = await signIn("owner");
    await add(staff, "First");
    await staff("PUT", path, { json: { [key]: 1, [field]: "Second" } });
    await staff("DELETE", `${path}/1`);
    const changeRows = (await history(staff, entity, 1)).map(({ action, version, userName }) => [action, version, userName]);
    expect(changeRows).toEqual([
      ["delete", 2, "owner"],
      ["update", 2, "owner"],
      ["create", 1, "owner"],
    ]);
    expect((await bin(staff, entity))[0]?.title).toContain("Second");
  });

  it("brings back what was deleted, under its id, and takes it out of the bin", async () => {
    const staff = await signIn();
    const createResponse = (await add(staff, "First")).body[dto] as Record<string, unknown>;
    await staff("DELETE", `${path}/1`);
    const [deletion] = await bin(staff, entity);
    expect(deletion).toMatchObject({ entityId: 1, action: "delete" });
    const { status, body } = await restore(staff, deletion?.revisionId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, entity, entityId: 1, leftOut: [] });
    const after = (await staff("GET", `${path}/1`)).body[dto];
    const { version: _v, updatedAt: _u, ...unchangedFields } = createResponse;
    expect(after).toMatchObject({ ...unchangedFields, version: 2 });
    expect(await bin(staff, entity)).toEqual([]);
    expect((await history(staff, entity, 1))[0]?.action).toBe("restore");
  });

  it("sets a record to a former state as a new version", async () => {
    const staff = await signIn();
    await add(staff, "First");
    await staff("PUT", path, { json: { [key]: 1, [field]: "Second" } });
    const [, first] = await history(staff, entity, 1);
    expect((await restore(staff, first?.revisionId)).status).toBe(200);
    expect((await staff("GET", `${path}/1`)).body).toMatchObject({ [dto]: { [field]: "First", version: 3 } });
    const results = await staff("GET", `${path === "/api/pagecontent" ? "/api/pagecontent/1" : `${path}?filterKey=first`}`);
    expect(JSON.stringify(results.body)).toContain("First");
  });
});

describe("restoring", () => {
  it("is done once when two ask for it", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: { title: "A" } });
    await staff("DELETE", "/api/blog/1");
    const [deletion] = await bin(staff, "blog");
    const answers = await Promise.all([restore(staff, deletion?.revisionId), restore(staff, deletion?.revisionId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await staff("GET", "/api/blog")).body.total).toBe(1);
    expect((await history(staff, "blog", 1)).map(({ version }) => version)).toEqual([3, 2, 1, 1]);
  });

  it("leaves out a picture and a category that are gone, and says so", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blogcategory", { json: { name: "Credit" } });
    await staff("POST", "/api/blog", { form: { title: "A", categoriesId: "1", ImageFile: samplePicture() } });
    await staff("DELETE", "/api/blog/1");
    await staff("DELETE", "/api/blogcategory/1");
    await current.platform.db.delete(images);
    const [deletion] = await bin(staff, "blog");
    const { body } = await restore(staff, deletion?.revisionId);
    expect(body).toMatchObject({ success: true, leftOut: ["categoriesId", "image"], record: { categoriesId: null, image: null } });
    expect(body.message).toContain("categoriesId, image");
  });

  it("closes no circle among categories", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blogcategory", { json: { name: "A" } });
    await staff("POST", "/api/blogcategory", { json: { name: "B", parentId: 1 } });
    await staff("PUT", "/api/blogcategory", { json: { blogCategoryId: 2, parentId: 0 } });
    await staff("PUT", "/api/blogcategory", { json: { blogCategoryId: 1, parentId: 2 } });
    const [, below] = await history(staff, "blogcategory", 2);
    const { body } = await restore(staff, below?.revisionId);
    expect(body).toMatchObject({ success: true, leftOut: ["parentId"], record: { parentId: null } });
  });

  it("gives a post another address when its own was given away", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: { title: "Same" } });
    await staff("DELETE", "/api/blog/1");
    await staff("POST", "/api/blog", { json: { title: "Same" } });
    const [deletion] = await bin(staff, "blog");
    expect((await restore(staff, deletion?.revisionId)).body).toMatchObject({ record: { blogId: 1, slug: "same-2" } });
  });

  it("is refused while another resource has the context", async () => {
    const staff = await signIn();
    await staff("POST", "/api/webresource", { json: { context: "same" } });
    await staff("DELETE", "/api/webresource/1");
    await staff("POST", "/api/webresource", { json: { context: "same" } });
    const [deletion] = await bin(staff, "webresource");
    expect(await restore(staff, deletion?.revisionId)).toMatchObject({ status: 400, body: { validationErrors: [{ field: "context" }] } });
    expect(await bin(staff, "webresource")).toHaveLength(1);
  });

  it("cleans a state that was kept before it was cleaned", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: { title: "A" } });
    const { db } = current.platform;
    const [post] = await db.select().from(blogPosts).where(eq(blogPosts.blogId, 1));
    await db.execute(`update revisions set state = state || '{"postContents":"<script>x</script><p>ok</p>"}'`);
    const [only] = await history(staff, "blog", 1);
    expect((await restore(staff, only?.revisionId)).body).toMatchObject({ record: { postContents: "<p>ok</p>", slug: post?.slug } });
  });

  it("of what does not exist is 404, and of nonsense 400", async () => {
    const staff = await signIn();
    expect((await restore(staff, 99)).status).toBe(404);
    expect((await restore(staff, undefined)).status).toBe(400);
    expect((await staff("GET", "/api/revisions/99")).status).toBe(404);
    expect((await staff("GET", "/api/revisions?entity=users")).status).toBe(400);
  });
});

describe("the bin", () => {
  const purge = (staff: Caller, revisionId: number | undefined) => staff("DELETE", `/api/revisions/deleted/${revisionId}`);

  it("says until when each record can be brought back", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: { title: "A" } });
    await staff("DELETE", "/api/blog/1");
    const [deletion] = (await staff("GET", "/api/revisions/deleted")).body.revisionListVm as [Record<string, string>];
    expect(deletion.restorableUntil).toBe(addMonths(new Date(deletion.createdAt ?? ""), 48).toISOString());
  });

  it("purges one record with its history, and records that by reference", async () => {
    const staff = await signIn();
    for (const title of ["A", "B"]) await staff("POST", "/api/blog", { json: { title } });
    for (const id of [1, 2]) await staff("DELETE", `/api/blog/${id}`);
    const [, first] = await bin(staff, "blog");
    expect((await purge(staff, first?.revisionId)).status).toBe(200);
    expect(await history(staff, "blog", 1)).toEqual([]);
    expect(await history(staff, "blog", 2)).toHaveLength(2);
    expect((await purge(staff, first?.revisionId)).status).toBe(404);
    const purges = await current.platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "bin.purge"))
      .orderBy(auditEvents.auditEventId);
    expect(purges).toMatchObject([{ subject: "blog:1", userId: 1 }]);
  });

  it("purges no existing record, nor a restored one", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: { title: "A" } });
    expect((await purge(staff, 1)).status).toBe(404);
    await staff("DELETE", "/api/blog/1");
    const [deletion] = await bin(staff, "blog");
    await restore(staff, deletion?.revisionId);
    expect((await purge(staff, deletion?.revisionId)).status).toBe(404);
    expect(await history(staff, "blog", 1)).toHaveLength(3);
  });

  it("is emptied of what was there when the question was asked", async () => {
    const staff = await signIn();
    for (const title of ["A", "B", "C", "D"]) await staff("POST", "/api/blog", { json: { title } });
    for (const id of [1, 2, 3]) await staff("DELETE", `/api/blog/${id}`);
    const [third, second] = await bin(staff, "blog");
    const { body } = await staff("POST", "/api/revisions/emptybin", { json: { upTo: second?.revisionId } });
    expect(body).toMatchObject({ purged: 2, message: "2 records were deleted for good" });
    expect((await bin(staff, "blog")).map(({ revisionId }) => revisionId)).toEqual([third?.revisionId]);
    expect(await history(staff, "blog", 4)).toHaveLength(1);
    const empties = await current.platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "bin.empty"))
      .orderBy(auditEvents.auditEventId);
    expect(empties).toMatchObject([{ detail: { records: 2 } }]);
  });

  it("is emptied of messages with everything about them", async () => {
    const staff = await signIn();
    const { db } = current.platform;
    const letter = { name: "Ana", email: "ana@example.com", phone: "1", service: "", message: "Hello" };
    await letters.create(db, letter, { userId: null });
    await staff("DELETE", "/api/contactmessage/1");
    await staff("POST", "/api/revisions/emptybin", { json: { upTo: 10 } });
    expect(await db.$count(revisions)).toBe(0);
  });

  it("is emptied by owners alone", async () => {
    const editor = await signIn("editor");
    expect((await editor("POST", "/api/revisions/emptybin", { json: { upTo: 1 } })).status).toBe(403);
    expect((await purge(editor, 1)).status).toBe(403);
  });
});

describe("revisions", () => {
  it("are listed with their whole state one by one", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: { title: "A", postContents: "<p>x</p>" } });
    expect((await staff("GET", "/api/revisions/1")).body).toMatchObject({
      revisionDto: { entity: "blog", title: "A", state: { postContents: "<p>x</p>" } },
    });
  });

  it("are closed to strangers", async () => {
    for (const path of ["/api/revisions", "/api/revisions/deleted", "/api/revisions/1"]) {
      expect((await stranger("GET", path)).status, path).toBe(401);
    }
    expect((await restore(stranger, 1)).status).toBe(401);
  });
});
