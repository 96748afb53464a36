import { describe, expect, it } from "vitest";
import { listOtherEditors, noteEditor } from "#platform/drafts/editors.server.ts";
import { draftEditors } from "#platform/drafts/tables/draft-editors.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { testApp } from "#test/app.ts";

const { current, stranger, signIn } = testApp();

type Staff = Awaited<ReturnType<typeof signIn>>;

const post = {
  title: "Your first home",
  summary: "What to know",
  postContents: "<p>With the loan.</p>",
  status: "published",
  publishedAt: "2026-01-31T12:00:00.000Z",
  translations: { es: { title: "Su primera casa", summary: "Lo que hay que saber" } },
};
const blog = { entity: "blog", id: 1 };
const change = (name: string, value: unknown, was: unknown = "") => ({ name, value, was });

async function withPost(): Promise<Staff> {
  const staff = await signIn();
  await staff("POST", "/api/blog", { json: post });
  return staff;
}

const save = (staff: Staff, changes: object[], version = 1) => staff("PUT", "/api/drafts", { json: { ...blog, version, changes } });
const publish = (staff: Staff, parts?: string[]) => staff("POST", "/api/drafts/publish", { json: { ...blog, parts } });
const readDraft = async (staff: Staff) => (await staff("GET", "/api/drafts/record?entity=blog&id=1")).body.draftDto;
const revisionsOf = async (staff: Staff) => {
  const { parts } = (await readDraft(staff)) as { parts: Array<{ part: string; revision: number }> };
  return parts.map(({ part, revision }) => ({ part, revision }));
};
const readPost = async (staff: Staff) => (await staff("GET", "/api/blog/1")).body.blogDto;

describe("a draft of a published record", () => {
  it("leaves what visitors read as it is, until it is published", async () => {
    const staff = await withPost();
    const before = await stranger("GET", "/api/blog/1");
    const { status, body } = await save(staff, [change("title", "Your second home", post.title), change("es.title", "Su segunda casa")]);
    expect({ status, message: body.message }).toEqual({ status: 200, message: "Draft saved" });
    expect((await stranger("GET", "/api/blog/1")).body).toEqual(before.body);
    expect((await stranger("GET", "/api/blog?filterKey=second")).body).toMatchObject({ blogPostListVm: [] });
    expect(await readDraft(staff)).toMatchObject({
      isNew: false,
      values: { title: "Your second home", "es.title": "Su segunda casa" },
      parts: [{ part: "en" }, { part: "es" }],
    });
    expect((await publish(staff)).status).toBe(200);
    expect((await stranger("GET", "/api/blog/1")).body).toMatchObject({ blogDto: { title: "Your second home" } });
    expect((await stranger("GET", "/api/blog/1?lang=es")).body).toMatchObject({
      blogDto: { title: "Su segunda casa", summary: "Lo que hay que saber" },
    });
    expect(await readDraft(staff)).toMatchObject({ values: {}, parts: [] });
  });

  it("publishes one language without touching the other or its draft", async () => {
    const staff = await withPost();
    await save(staff, [change("title", "Your second home", post.title), change("es.title", "Su segunda casa", "Su primera casa")]);
    expect((await publish(staff, ["es"])).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: post.title, translations: { es: { title: "Su segunda casa" } } });
    expect(await readDraft(staff)).toMatchObject({ values: { title: "Your second home" }, parts: [{ part: "en" }] });
  });

  it("may be incomplete, but is then not published, and says which field is missing", async () => {
    const staff = await withPost();
    expect((await save(staff, [change("title", "", post.title)])).status).toBe(200);
    const { status, body } = await publish(staff);
    expect({ status, body }).toMatchObject({ status: 400, body: { validationErrors: [{ field: "title" }] } });
    expect(await readDraft(staff)).toMatchObject({ values: { title: "" } });
    expect(await readPost(staff)).toMatchObject({ title: post.title, version: 1 });
  });

  it("is cleaned when it is saved", async () => {
    const staff = await withPost();
    await save(staff, [
      change("postContents", "<p onclick=alert(1)>Hi<script>x</script></p>"),
      change("es.postContents", "<svg/onload=x>a"),
    ]);
    expect(await readDraft(staff)).toMatchObject({ values: { postContents: "<p>Hi</p>", "es.postContents": "a" } });
    const { status, body } = await save(staff, [change("image", "../../etc/passwd", null)]);
    expect({ status, body }).toMatchObject({ status: 400, body: { validationErrors: [{ field: "image" }] } });
  });

  it("refuses to overwrite a field of the draft that someone else has changed", async () => {
    const staff = await withPost();
    await save(staff, [change("title", "One", post.title)]);
    const { status, body } = await save(staff, [change("title", "Other", post.title)]);
    expect({ status, body }).toMatchObject({ status: 409, body: { current: { title: "One" } } });
    expect((await save(staff, [change("title", "Other", "One"), change("summary", "New", post.summary)])).status).toBe(200);
  });

  it("refuses to overwrite a field that was published since, and takes one that was not", async () => {
    const staff = await withPost();
    await save(staff, [change("title", "Draft title", post.title)]);
    await staff("PUT", "/api/blog", { json: { blogId: 1, summary: "Other summary" } });
    await save(staff, [change("es.summary", "Otro", "Lo que hay que saber")], 2);
    expect((await publish(staff, ["en"])).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "Draft title", summary: "Other summary" });
    await save(staff, [change("title", "Draft again", "Draft title")], 3);
    await staff("PUT", "/api/blog", { json: { blogId: 1, title: "Published meanwhile" } });
    const { status, body } = await publish(staff, ["en"]);
    expect({ status, body }).toMatchObject({ status: 409, body: { current: { title: "Published meanwhile" } } });
    expect(await readDraft(staff)).toMatchObject({ values: { title: "Draft again", "es.summary": "Otro" } });
  });

  it("names what was published since when it is read, and is publishable once someone has compared it", async () => {
    const staff = await withPost();
    await save(staff, [change("title", "Draft title", post.title), change("es.title", "Borrador", "Su primera casa")]);
    expect(await readDraft(staff)).toMatchObject({ conflictBase: null, published: { title: post.title } });
    await staff("PUT", "/api/blog", { json: { blogId: 1, title: "Published meanwhile" } });
    expect(await readDraft(staff)).toMatchObject({
      conflictBase: { title: post.title, summary: post.summary },
      published: { title: "Published meanwhile", version: 2 },
      record: { title: "Draft title" },
    });
    await staff("PUT", "/api/drafts", { json: { ...blog, version: 2, changes: [], mergedWith: 2 } });
    expect(await readDraft(staff)).toMatchObject({ conflictBase: null });
    expect((await publish(staff)).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "Draft title", translations: { es: { title: "Borrador" } } });
  });

  it("keeps that a Spanish text is still correct for the moment that its English is published", async () => {
    const staff = await withPost();
    await save(staff, [change("title", "Your very first home", post.title), change("summary", "Other", post.summary)]);
    await save(staff, [change("confirmed", ["title"])]);
    expect(await readDraft(staff)).toMatchObject({ values: { confirmed: ["title"] }, parts: [{ part: "en" }] });
    await publish(staff, ["en"]);
    expect(await readPost(staff)).toMatchObject({ translations: { es: { title: "Su primera casa" }, stale: ["summary"] } });
  });

  it("calls the picture what the form calls it, and names the fields that both languages share", async () => {
    const staff = await signIn();
    const officer = { firstName: "Ana", lastName: "Ruiz", title: "Loan Officer", licenseNumber: "1234567" };
    const { body } = await staff("PUT", "/api/drafts", {
      json: { entity: "loanofficer", changes: [change("firstName", officer.firstName), change("image", null)] },
    });
    expect(body.draftDto).toMatchObject({ values: { firstName: "Ana", image: null }, sharedFields: ["firstName", "image"] });
  });

  it("can be discarded, one language or all of it", async () => {
    const staff = await withPost();
    await save(staff, [change("title", "One", post.title), change("es.title", "Uno", "Su primera casa")]);
    await staff("POST", "/api/drafts/discard", { json: { ...blog, parts: ["en"] } });
    expect(await readDraft(staff)).toMatchObject({ values: { "es.title": "Uno" } });
    await staff("POST", "/api/drafts/discard", { json: blog });
    expect(await readDraft(staff)).toMatchObject({ parts: [] });
    expect((await publish(staff)).status).toBe(404);
  });

  it("that is not there cannot be discarded", async () => {
    const staff = await withPost();
    for (const id of [1, 77]) {
      const { status, body } = await staff("POST", "/api/drafts/discard", { json: { entity: "blog", id } });
      expect({ status, message: body.message }).toEqual({ status: 404, message: expect.stringMatching(/no unpublished changes/) });
    }
  });

  it("is published only as it was read", async () => {
    const staff = await withPost();
    await save(staff, [change("title", "One", post.title)]);
    const read = await revisionsOf(staff);
    const publishRead = (parts?: string[]) => staff("POST", "/api/drafts/publish", { json: { ...blog, parts, read } });
    await save(staff, [change("title", "Two", "One")]);
    const { status, body } = await publishRead();
    expect({ status, message: body.message }).toEqual({ status: 409, message: expect.stringMatching(/changed since you read it/) });
    // Discarded and begun again, it is other content.
    await staff("POST", "/api/drafts/discard", { json: blog });
    await save(staff, [change("title", "Three", post.title)]);
    expect((await publishRead()).status).toBe(409);
    expect(await readPost(staff)).toMatchObject({ title: post.title, version: 1 });
    read.splice(0, 1, ...(await revisionsOf(staff)));
    await save(staff, [change("es.title", "Tres", "Su primera casa")]);
    expect((await publishRead()).status).toBe(409);
    expect((await publishRead(["en"])).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "Three", translations: { es: { title: "Su primera casa" } } });
  });

  it.each([
    ["title", { x: 1 }],
    ["title", 5],
    ["es.title", ["x"]],
    ["status", {}],
    ["categoriesId", true],
    ["confirmed", "title"],
  ])("refuses a value of the wrong type: %s %j", async (name, value) => {
    const staff = await withPost();
    const { status, body } = await save(staff, [change(name, value)]);
    expect({ status, body }).toMatchObject({ status: 400, body: { validationErrors: [{ field: name }] } });
    expect(await readDraft(staff)).toMatchObject({ parts: [] });
  });

  it("says so if a change has no value, or a name that cannot be stored", async () => {
    const staff = await withPost();
    expect((await save(staff, [{ name: "title" }])).body.message).toMatch(/^Value is required/i);
    expect((await save(staff, [change("title", { "a\0": 1 })])).status).toBe(400);
  });

  it("trusts no version that was never published", async () => {
    const staff = await withPost();
    await save(staff, [change("title", "Draft title", post.title)]);
    await staff("PUT", "/api/drafts", { json: { ...blog, version: 1, changes: [], mergedWith: 2_000_000_000 } });
    await staff("PUT", "/api/blog", { json: { blogId: 1, title: "Published meanwhile" } });
    expect((await publish(staff)).status).toBe(409);
    const before = await revisionsOf(staff);
    await staff("PUT", "/api/drafts", { json: { ...blog, version: 2, changes: [], mergedWith: 2 } });
    // It now overwrites something else, which no one has approved.
    expect(await revisionsOf(staff)).not.toEqual(before);
    expect((await publish(staff)).status).toBe(200);
  });

  it("keeps a publication date as any other field: nothing is scheduled", async () => {
    const staff = await withPost();
    await save(staff, [change("publishedAt", "2100-01-01T12:00:00.000Z", post.publishedAt)]);
    expect(await readDraft(staff)).toMatchObject({ values: { publishedAt: "2100-01-01T12:00:00.000Z" } });
    expect(await current.platform.db.$count(schedules)).toBe(0);
  });

  it("keeps what both languages share, and the other language, when one language is published", async () => {
    const staff = await withPost();
    const texts = [change("title", "Your second home", post.title), change("es.title", "Su segunda casa", "Su primera casa")];
    await save(staff, [...texts, change("status", "draft", "published")]);
    expect((await publish(staff, ["es"])).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: post.title, status: "published" });
    expect(await readDraft(staff)).toMatchObject({
      values: { title: "Your second home", status: "draft" },
      parts: [{ part: "shared" }, { part: "en" }],
    });
  });

  it("loses a field that is typed back to what is published", async () => {
    const staff = await withPost();
    await save(staff, [change("title", "One", post.title)]);
    await save(staff, [change("title", post.title, "One")]);
    expect(await readDraft(staff)).toMatchObject({ parts: [] });
  });
});

describe("a record that was never published", () => {
  it("has no row until it is published, under the id that it had all along", async () => {
    const staff = await signIn();
    const { body } = await staff("PUT", "/api/drafts", { json: { entity: "blog", changes: [change("title", "New post")] } });
    expect(body.draftDto).toMatchObject({ id: 1, isNew: true, values: { title: "New post" } });
    expect((await staff("GET", "/api/blog/1")).status).toBe(404);
    expect((await staff("GET", "/api/drafts")).body).toMatchObject({
      draftListVm: [{ entity: "blog", id: 1, title: "New post", isNew: true }],
    });
    // Another record takes the next id.
    await staff("POST", "/api/blog", { json: { title: "Published at once" } });
    expect((await publish(staff)).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ blogId: 1, title: "New post", slug: "new-post" });
    expect((await staff("GET", "/api/blog/2")).body).toMatchObject({ blogDto: { title: "Published at once" } });
  });

  it("can be opened, and its other language published later", async () => {
    const staff = await signIn();
    const changes = [change("title", "New post"), change("status", "published"), change("es.title", "Entrada nueva")];
    await staff("PUT", "/api/drafts", { json: { entity: "blog", changes } });
    expect(await readDraft(staff)).toMatchObject({
      isNew: true,
      published: null,
      record: { blogId: 1, title: "New post", translations: { es: { title: "Entrada nueva" } } },
    });
    expect((await publish(staff, ["shared", "en"])).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "New post", translations: {} });
    expect(await readDraft(staff)).toMatchObject({ isNew: false, conflictBase: null, parts: [{ part: "es" }] });
    expect((await publish(staff, ["es"])).status).toBe(200);
    expect(await readPost(staff)).toMatchObject({ title: "New post", translations: { es: { title: "Entrada nueva" } } });
  });

  it("begins once, even if its first save is sent again", async () => {
    const [staff, editor] = [await signIn(), await signIn("editor")];
    const key = "0b0e7c0e-4c57-4a61-9d5c-3a5f1f0c8f11";
    const begin = async (caller: Staff, title: string) => {
      const { body } = await caller("PUT", "/api/drafts", { json: { entity: "blog", key, changes: [change("title", title)] } });
      return body.draftDto;
    };
    const [first, again] = await Promise.all([begin(staff, "New"), begin(staff, "New")]);
    expect([first, again]).toMatchObject([{ id: 1 }, { id: 1 }]);
    expect(await begin(staff, "New post")).toMatchObject({ id: 1, values: { title: "New post" } });
    // A key is its sender's.
    expect(await begin(editor, "Other")).toMatchObject({ id: 2, values: { title: "Other" } });
  });

  it("that has only Spanish is not published, and keeps what it refers to", async () => {
    const staff = await signIn();
    const category = await staff("POST", "/api/blogcategory", { json: { name: "Guides" } });
    expect(category.status).toBe(200);
    const values = { "es.title": "Entrada nueva", categoriesId: 1 };
    const changes = Object.entries(values).map(([name, value]) => change(name, value));
    await staff("PUT", "/api/drafts", { json: { entity: "blog", changes } });
    const { status, body } = await publish(staff, ["shared", "es"]);
    expect({ status, body }).toMatchObject({ status: 400, body: { validationErrors: [{ field: "title" }] } });
    expect(await readDraft(staff)).toMatchObject({ isNew: true, values });
  });

  it("is gone once its draft is discarded", async () => {
    const staff = await signIn();
    await staff("PUT", "/api/drafts", { json: { entity: "blog", changes: [change("title", "New post")] } });
    await staff("POST", "/api/drafts/discard", { json: blog });
    expect((await save(staff, [change("title", "Again")])).status).toBe(404);
  });
});

it("stores a setting's category as a save would, so that typing it back is no change", async () => {
  const staff = await signIn();
  const { body } = await staff("POST", "/api/WebResource", { json: { context: "company.motto", value: "One" } });
  const { webResourceId: id } = body.webResourceDto as { webResourceId: number };
  const type = (value: string, was: string) =>
    staff("PUT", "/api/drafts", {
      json: { entity: "webresource", id, version: 1, changes: [change("webResourceCategoryId", value, was)] },
    });
  expect((await type("7", "")).body.draftDto).toMatchObject({ values: { webResourceCategoryId: 7 } });
  expect((await type("", "7")).body.draftDto).toMatchObject({ parts: [] });
});

describe("people who have a draft open", () => {
  const open = async (staff: Staff) => (await staff("PUT", "/api/drafts/presence", { json: blog })).body;

  it("see each other's names, and when the draft last changed", async () => {
    const staff = await withPost();
    const editor = await signIn("editor");
    expect(await open(staff)).toMatchObject({ others: [], lastChangeAt: null });
    expect((await open(editor)).others).toHaveLength(1);
    expect((await open(staff)).others).toHaveLength(1);
    await save(editor, [change("title", "One", post.title)]);
    const { parts } = (await readDraft(staff)) as { parts: Array<{ changedAt: string }> };
    expect(await open(staff)).toMatchObject({ lastChangeAt: parts[0]?.changedAt });
  });

  it("are no longer named a minute after they have closed it", async () => {
    const staff = await withPost();
    const { db } = current.platform;
    await open(staff);
    const openedBy = (userId: number, secondsLater: number) =>
      listOtherEditors(db, blog, userId, new Date(Date.now() + secondsLater * 1_000));
    expect(await openedBy(0, 50)).toEqual(["owner"]);
    expect(await openedBy(0, 61)).toEqual([]);
    await noteEditor(db, blog, 0, new Date(Date.now() + 61_000));
    expect(await db.select().from(draftEditors)).toMatchObject([{ userId: 0 }]);
  });

  it("are only those of the same record", async () => {
    const staff = await withPost();
    const editor = await signIn("editor");
    await editor("PUT", "/api/drafts/presence", { json: { entity: "blog", id: 2 } });
    expect((await open(staff)).others).toEqual([]);
  });

  it("must name a kind that has drafts", async () => {
    const staff = await signIn();
    expect((await staff("PUT", "/api/drafts/presence", { json: { entity: "contactmessage", id: 1 } })).status).toBe(404);
    expect((await staff("PUT", "/api/drafts/presence", { json: { entity: "blog", id: "x" } })).status).toBe(400);
  });
});

it.each(["publish", "discard", "ask", "approve"])("%s must name at least one part", async (action) => {
  const { status, body } = await (await signIn())("POST", `/api/drafts/${action}`, { json: { ...blog, note: "", parts: [] } });
  expect([status, body.message]).toEqual([400, "parts must name at least one part"]);
});

it.each([
  ["PUT", "", { changes: undefined }, "changes", "changes is required", "Falta llenar «changes»"],
  ["PUT", "", { changes: "x" }, "changes", "changes must be a list", "«changes» debe ser una lista"],
  ["PUT", "", { changes: [5] }, "changes.0", "changes.0 must be an object", "«changes.0» debe ser un objeto"],
  [
    "POST",
    "/publish",
    { parts: ["en", "en", "en", "en"] },
    "parts",
    "parts may have at most 3 entries",
    "«parts» puede tener como máximo 3 elementos",
  ],
])("says what is wrong with a list in the caller's language, and names it: %s%s %j", async (method, path, given, field, en, es) => {
  const staff = await signIn();
  for (const [language, message] of Object.entries({ en, es })) {
    const init = { json: { ...blog, changes: [], ...given }, headers: { "accept-language": language } };
    const { status, body } = await staff(method, `/api/drafts${path}`, init);
    expect([status, body.validationErrors]).toEqual([400, [{ field, message }]]);
  }
});

it("no record and no draft: nothing to open", async () => {
  const staff = await signIn();
  expect((await staff("GET", "/api/drafts/record?entity=blog&id=77")).status).toBe(404);
});

it.each(["blog", "blogcategory", "pagecategory", "pagecontent", "loanofficer", "webresource"])(
  "drafts can be made of %s",
  async (entity) => {
    const staff = await signIn();
    const { status, body } = await staff("PUT", "/api/drafts", { json: { entity, changes: [] } });
    expect({ status, body }).toMatchObject({ status: 200, body: { draftDto: { entity, isNew: true } } });
  },
);

it.each(["contactmessage", "replytemplate", "nothing", "__proto__"])("no drafts can be made of %s", async (entity) => {
  const staff = await signIn();
  expect((await staff("PUT", "/api/drafts", { json: { entity, changes: [] } })).status).toBe(404);
});

it("lets an editor draft no settings that only owners may change", async () => {
  const editor = await signIn("editor");
  const { status } = await editor("PUT", "/api/drafts", { json: { entity: "webresource", changes: [] } });
  expect(status).toBe(200);
});
