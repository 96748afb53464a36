import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { testApp } from "#test/app.ts";
import { articleWithTables } from "#test/article-with-tables.ts";

const { current, stranger, signIn } = testApp();

const megabyte = 1024 * 1024;
const json = { "content-type": "application/json" };

/** A body without an end that tells how much of it was asked for. */
function endlessBody(start = "") {
  const pulled = { bytes: 0 };
  const block = new Uint8Array(64 * 1024).fill(0x20);
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    pull: (controller) => {
      pulled.bytes += block.length;
      controller.enqueue(block);
    },
  });
  return { stream, counted: pulled };
}

const multipart = { "content-type": "multipart/form-data; boundary=b" };
const openPart = '--b\r\ncontent-disposition: form-data; name="ImageFile"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

describe("what comes in as JSON", () => {
  it("keeps emoji, right-to-left and combining characters byte for byte", async () => {
    const staff = await signIn();
    const title = "👩🏽‍🔧🏡 שלום \u202eأهلا e\u0301 ﷽ \u00a0 ’";
    const contents = `<p>${title}</p>`;
    for (const request of [{ json: { title, summary: title } }, { form: { title, summary: title } }]) {
      const { body } = await staff("POST", "/api/blog", request);
      expect(body).toMatchObject({ blogDto: { title, summary: title } });
    }
    const { body } = await staff("PUT", "/api/blog", { json: { blogId: 1, postContents: contents } });
    expect((body.blogDto as { postContents: string }).postContents.replaceAll("&nbsp;", "\u00a0")).toBe(contents);
  });

  it("drops unknown fields and those that are not the sender's to set", async () => {
    const staff = await signIn();
    const ownFields = { blogId: 500, slug: "mine", version: 99, updatedBy: 77, createdAt: "2000-01-01", searchText: "x", role: "owner" };
    const { body } = await staff("POST", "/api/blog", {
      json: { title: "T", ...ownFields, translations: { es: { slug: "x", title: "E" }, fr: {} } },
    });
    const post = body.blogDto as Record<string, unknown>;
    expect(post).toMatchObject({ blogId: 1, slug: "t", version: 1, updatedBy: 1, translations: { es: { title: "E" } } });
    expect(Object.keys(post)).not.toContain("searchText");
    expect(Object.keys(post)).not.toContain("role");
  });

  it.each([
    ["nested 100,000 deep", "[".repeat(100_000)],
    ["nested 100,000 deep in an object", `{"title":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["with a prototype", '{"title":"T","translations":{"__proto__":{"x":1}}}'],
    ["with a constructor", '{"constructor":{"prototype":{"x":1}}}'],
    ["with a lone surrogate", '{"title":"\\ud83c"}'],
    ["with NUL in a nested text", '{"title":"T","translations":{"es":{"title":"a\\u0000b"}}}'],
    ["twice", '{"title":"T"}{"title":"T"}'],
    ["with a number out of range", '{"title":"T","categoriesId":1e400}'],
    ["cut off", '{"title":"T'],
  ])("is refused %s", async (_how, raw) => {
    const staff = await signIn();
    expect(await staff("POST", "/api/blog", { raw, headers: json })).toMatchObject({ status: 400, body: { success: false } });
    expect((await staff("GET", "/api/blog")).body.total).toBe(0);
  });

  it("is refused beyond a megabyte, whether it says its length or not", async () => {
    const staff = await signIn();
    const large = JSON.stringify({ title: "T", postContents: "x".repeat(megabyte) });
    const lengthAnswer = await staff("POST", "/api/blog", { raw: large, headers: { ...json, "content-length": String(large.length) } });
    expect(lengthAnswer).toMatchObject({ status: 413, body: { success: false } });
    const { stream, counted } = endlessBody("{");
    expect((await staff("POST", "/api/blog", { raw: stream, headers: json })).status).toBe(413);
    expect(counted.bytes).toBeLessThan(2 * megabyte);
  });

  it("is bounded field by field, with a message that names the field", async () => {
    const staff = await signIn();
    const { body } = await staff("POST", "/api/loanofficer", {
      json: { firstName: "x".repeat(81), lastName: "L", title: "T", licenseNumber: "1", description: "x".repeat(50_001) },
    });
    expect(body).toMatchObject({
      success: false,
      validationErrors: [
        { field: "firstName", message: "First name may have at most 80 characters" },
        { field: "description", message: "Description may have at most 50000 characters" },
      ],
    });
  });
});

describe("what comes in as HTML", () => {
  const flood = "<b>".repeat(66_000);
  const officer = { firstName: "Ana", lastName: "Ruiz", title: "Loan Officer", licenseNumber: "1" };
  const deep = "<b>".repeat(200);

  it.each([
    ["blog", { title: "T", postContents: flood }, "postContents", "Post contents has more than 10,000 HTML tags"],
    [
      "blog",
      { title: "T", translations: { es: { postContents: flood } } },
      "translations.es.postContents",
      "Post contents (Spanish) has more",
    ],
    ["blogcategory", { name: "N", body: deep }, "body", "Body has HTML tags nested more than 100 deep"],
    ["pagecategory", { name: "N", translations: { es: { body: deep } } }, "translations.es.body", "Body (Spanish) has HTML tags nested"],
    ["pagecontent", { title: "T", body: deep }, "body", "Body has HTML tags nested more than 100 deep"],
    ["loanofficer", { ...officer, description: deep }, "description", "Description has HTML tags nested more than 100 deep"],
  ])("is refused by %s where it would cost too much, new and changed, naming the field", async (entity, json, field, message) => {
    const staff = await signIn();
    const refusal = { status: 400, body: { validationErrors: [{ field, message: expect.stringContaining(message) }] } };
    expect(await staff("POST", `/api/${entity}`, { json })).toMatchObject(refusal);
    const { body: _b, postContents: _p, description: _d, translations: _t, ...ownFields } = json as Record<string, unknown>;
    expect((await staff("POST", `/api/${entity}`, { json: ownFields })).status).toBe(200);
    const key = { blog: "blogId", blogcategory: "blogCategoryId", pagecategory: "webPageCategoryId", pagecontent: "webPageContentId" }[
      entity
    ];
    expect(await staff("PUT", `/api/${entity}`, { json: { ...json, [key ?? "loanOfficerId"]: 1 } })).toMatchObject(refusal);
  });

  it("is refused from a former state that was kept before there was a limit", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: { title: "T" } });
    const { db } = current.platform;
    const state = { blogId: 1, title: "T", slug: "t", postContents: flood };
    await db.insert(revisions).values({ entity: "blog", entityId: 1, action: "update", version: 1, state, userId: null });
    const { body } = await staff("GET", "/api/revisions?entity=blog");
    const [{ revisionId }] = body.revisionListVm as [{ revisionId: number }];
    const refusal = await staff("POST", "/api/revisions/restore", { json: { revisionId } });
    expect(refusal).toMatchObject({ status: 400, body: { validationErrors: [{ field: "postContents" }] } });
  });

  it("is an article of 50,000 characters with tables, which is stored as it is", async () => {
    const staff = await signIn();
    const postContents = articleWithTables(50_000);
    const { body } = await staff("POST", "/api/blog", { json: { title: "T", postContents, translations: { es: { postContents } } } });
    expect(body).toMatchObject({ blogDto: { postContents, translations: { es: { postContents } } } });
  });
});

describe("what comes in as a picture", () => {
  const upload = async (bytes: Uint8Array, name = "photo.jpg", type = "image/jpeg") => {
    const staff = await signIn();
    return staff("POST", "/api/blog", { form: { title: "T", ImageFile: new File([new Uint8Array(bytes)], name, { type }) } });
  };
  const nothingStored = async () => expect(await current.platform.db.select().from(images)).toEqual([]);

  it("is accepted as a 12 MB photo and scaled down", async () => {
    const pixels = { width: 3000, height: 1500, channels: 3 as const };
    const photo = await sharp(randomBytes(3000 * 1500 * 3), { raw: pixels })
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(12_000_000);
    const { status, body } = await upload(photo);
    expect(status).toBe(200);
    const [storedImage] = await current.platform.db.select().from(images);
    expect(storedImage).toMatchObject({ name: (body.blogDto as { image: string }).image, width: 2560, height: 1280 });
  });

  it.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "a.png", "image/png"],
    ["HTML", "<html><script>alert(1)</script>", "a.jpg", "image/jpeg"],
    ["a name that leaves the folder", "x", "../../../etc/passwd", "image/png"],
  ])("is refused as %s, whatever it calls itself, and nothing is stored", async (_what, text, name, type) => {
    expect(await upload(Buffer.from(text), name, type)).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: "ImageFile" }] },
    });
    await nothingStored();
  });

  it("is not stored when the rest of the form is refused", async () => {
    const staff = await signIn();
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const answer = await staff("POST", "/api/blog", { form: { title: "", ImageFile: new Blob([new Uint8Array(picture)]) } });
    expect(answer.status).toBe(400);
    await nothingStored();
  });

  it("is refused under another name, instead of a save that says nothing of leaving it out; an empty one is no file", async () => {
    const staff = await signIn();
    const form = { title: "T", Picture: new File(["bytes"], "a.png", { type: "image/png" }) };
    expect(await staff("POST", "/api/blog", { form })).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: "Picture", message: expect.stringContaining("ImageFile") }] },
    });
    await nothingStored();
    expect((await staff("POST", "/api/blog", { form: { ...form, Picture: new File([], "") } })).status).toBe(200);
  });

  it("is refused early beyond 25 MB, by the length that it says and by the bytes that come", async () => {
    const staff = await signIn();
    const hostileBody = endlessBody(openPart);
    const first = await staff("POST", "/api/blog", {
      raw: hostileBody.stream,
      headers: { ...multipart, "content-length": String(100 * megabyte) },
    });
    expect([first.status, hostileBody.counted.bytes < megabyte]).toEqual([413, true]);
    const untold = endlessBody(openPart);
    expect((await staff("POST", "/api/blog", { raw: untold.stream, headers: multipart })).status).toBe(413);
    expect(untold.counted.bytes).toBeLessThan(27 * megabyte);
  });

  it("is not even read from a stranger", async () => {
    const { stream, counted } = endlessBody(openPart);
    expect([401, 413]).toContain((await stranger("POST", "/api/blog", { raw: stream, headers: multipart })).status);
    expect(counted.bytes).toBeLessThan(2 * megabyte);
  });

  it.each(["no boundary", "broken"])("is refused as a form that is %s", async (how) => {
    const staff = await signIn();
    const headers = how === "no boundary" ? { "content-type": "multipart/form-data" } : multipart;
    expect((await staff("POST", "/api/blog", { raw: `${openPart}half a pict`, headers })).status).toBe(400);
  });
});
