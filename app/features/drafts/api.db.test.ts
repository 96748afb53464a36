import { describe, expect, it } from "vitest";
import { testApp } from "#test/app.ts";

const { stranger, signIn } = testApp();

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
      parts: [
        { part: "en", revision: 1 },
        { part: "es", revision: 1 },
      ],
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

  it("can be discarded, one language or all of it", async () => {
    const staff = await withPost();
    await save(staff, [change("title", "One", post.title), change("es.title", "Uno", "Su primera casa")]);
    await staff("POST", "/api/drafts/discard", { json: { ...blog, parts: ["en"] } });
    expect(await readDraft(staff)).toMatchObject({ values: { "es.title": "Uno" } });
    await staff("POST", "/api/drafts/discard", { json: blog });
    expect(await readDraft(staff)).toMatchObject({ parts: [] });
    expect((await publish(staff)).status).toBe(404);
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

  it("is gone once its draft is discarded", async () => {
    const staff = await signIn();
    await staff("PUT", "/api/drafts", { json: { entity: "blog", changes: [change("title", "New post")] } });
    await staff("POST", "/api/drafts/discard", { json: blog });
    expect((await save(staff, [change("title", "Again")])).status).toBe(404);
  });
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
