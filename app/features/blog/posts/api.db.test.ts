import { describe, expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { cacheReads } from "#test/content-cache.ts";
import { samplePicture, storedName } from "#test/pictures.ts";

const { current, stranger, signIn } = testApp();

const wholeInput = {
  title: "Your first home 🏡",
  summary: "What to know",
  postContents: "<h2>Start</h2><p>With the loan.</p>",
  imageAlt: "A house",
  status: "published",
  publishedAt: "2026-01-31T12:00:00.000Z",
  translations: {
    es: { title: "Su primera casa", summary: "Lo que hay que saber", postContents: "<p>Con el préstamo.</p>", imageAlt: "Una casa" },
  },
};

type Post = Record<string, unknown> & { blogId: number; slug: string };
const inTheFuture = () => new Date(Date.now() + 86_400_000).toISOString();

describe("blog posts", () => {
  it("keep the whole input of a create", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blogcategory", { json: { name: "Buying" } });
    const { status, body } = await staff("POST", "/api/blog", { json: { ...wholeInput, categoriesId: 1 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: "Data was created successfully",
      validationErrors: [],
      blogDto: { ...wholeInput, blogId: 1, body: wholeInput.summary, categoriesId: 1, slug: "your-first-home", version: 1, updatedBy: 1 },
    });
  });

  it("come from the add form: summary, an empty blogPostId, a picture", async () => {
    const staff = await signIn();
    const form = { title: "A", summary: "S", postContents: "<p>C</p>", blogPostId: "", categoriesId: "", ImageFile: samplePicture() };
    const { body } = await staff("POST", "/api/blog", { form });
    expect(body).toMatchObject({
      success: true,
      blogDto: { blogId: 1, title: "A", summary: "S", body: "S", categoriesId: null, image: expect.stringMatching(storedName) },
    });
  });

  it("come from the edit form, where the summary is called body", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: wholeInput });
    const form = { blogId: "1", title: "Changed", body: "New summary", categoriesId: "0", version: "" };
    const { body } = await staff("PUT", "/api/blog", { form });
    expect(body).toMatchObject({
      success: true,
      blogDto: { title: "Changed", summary: "New summary", body: "New summary", postContents: wholeInput.postContents, version: 2 },
    });
  });

  it("keep their picture when a save brings none, and lose it when it is emptied", async () => {
    const staff = await signIn();
    const createResponse = await staff("POST", "/api/blog", { form: { title: "A", ImageFile: samplePicture() } });
    const { image } = createResponse.body.blogDto as Post;
    expect((await staff("PUT", "/api/blog", { form: { blogId: "1", title: "B" } })).body).toMatchObject({ blogDto: { image } });
    expect((await staff("PUT", "/api/blog", { form: { blogId: "1", image: "" } })).body).toMatchObject({ blogDto: { image: null } });
    const refusal = await staff("PUT", "/api/blog", { json: { blogId: 1, image: "nothing.webp" } });
    expect(refusal.body).toMatchObject({ success: false, validationErrors: [{ field: "image" }] });
  });

  it("have addresses of their own, which a new title does not change", async () => {
    const staff = await signIn();
    const createResponse = await Promise.all([1, 2, 3].map(() => staff("POST", "/api/blog", { json: { title: "Same title" } })));
    const slugs = createResponse.map(({ body }) => (body.blogDto as Post).slug);
    expect(slugs.sort()).toEqual(["same-title", "same-title-2", "same-title-3"]);
    const renameAnswer = await staff("PUT", "/api/blog", { json: { blogId: 1, title: "Another", slug: "stolen" } });
    expect((renameAnswer.body.blogDto as Post).slug).toMatch(/^same-title/);
  });

  it("are refused by name of the field, and nothing is written", async () => {
    const staff = await signIn();
    const json = { title: " ", summary: "x".repeat(2001), categoriesId: "1.5", status: "secret", publishedAt: "soon" };
    const { status, body } = await staff("POST", "/api/blog", { json });
    expect(status).toBe(400);
    const fields = (body.validationErrors as Array<{ field: string }>).map(({ field }) => field);
    expect(fields).toEqual(["title", "summary", "categoriesId", "status", "publishedAt"]);
    const refusal = await staff("POST", "/api/blog", { json: { title: "A", categoriesId: 77 } });
    expect(refusal).toMatchObject({ status: 400, body: { validationErrors: [{ field: "categoriesId" }] } });
    expect((await staff("GET", "/api/blog")).body).toMatchObject({ blogPostListVm: [], total: 0 });
  });

  it("show visitors only what is published by now, in their language, with what a page shows", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: wholeInput });
    await staff("POST", "/api/blog", { json: { ...wholeInput, status: "draft" } });
    await staff("POST", "/api/blog", { json: { ...wholeInput, publishedAt: inTheFuture() } });
    const { body } = await stranger("GET", "/api/Blog?lang=es");
    expect(body).toMatchObject({ blogPostListVm: [{ blogId: 1, title: "Su primera casa", body: "Lo que hay que saber" }], total: 1 });
    expect(JSON.stringify(body)).not.toMatch(/updatedBy|translations|version|status|préstamo/);
    expect((await stranger("GET", "/api/blog/1")).body).toMatchObject({
      blogDto: { title: wholeInput.title, postContents: wholeInput.postContents },
    });
    expect((await stranger("GET", "/api/blog/2")).status).toBe(404);
    expect((await stranger("GET", "/api/blog/3")).status).toBe(404);
    expect((await staff("GET", "/api/blog")).body.blogPostListVm).toHaveLength(3);
  });

  it("come to visitors from memory where they ask for nothing particular, and are new there as soon as one has changed", async () => {
    const cache = cacheReads(current.platform.db);
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: wholeInput });
    const titles = async (query = "") => {
      const { body } = await stranger("GET", `/api/blog${query}`);
      return (body.blogPostListVm as Post[]).map(({ title }) => title);
    };
    expect([await titles(), await titles("?pageNumber=1&pageSize=1000")]).toEqual([[wholeInput.title], [wholeInput.title]]);
    expect(await titles("?lang=es")).toEqual(["Su primera casa"]);
    expect(cache.counts).toMatchObject({ hits: 1, misses: 2 });
    await staff("PUT", "/api/blog", { json: { blogId: 1, title: "Another" } });
    expect(await titles()).toEqual(["Another"]);
    const { misses } = cache.counts;
    expect([await titles("?filterKey=nothing"), await titles("?pageNumber=2"), await titles("?categoriesId=7")]).toEqual([[], [], []]);
    expect(cache.counts).toMatchObject({ misses });
    await staff("PUT", "/api/blog", { json: { blogId: 1, status: "draft" } });
    expect(await titles()).toEqual([]);
  });

  it("get a date when they are published without one, and none while they are drafts", async () => {
    const staff = await signIn();
    const draft = await staff("POST", "/api/blog", { json: { title: "A", status: "draft" } });
    expect(draft.body).toMatchObject({ blogDto: { publishedAt: null } });
    const publishAnswer = await staff("PUT", "/api/blog", { json: { blogId: 1, status: "published" } });
    expect(publishAnswer.body).toMatchObject({ blogDto: { publishedAt: expect.stringMatching(/^\d{4}-/) } });
    expect((await stranger("GET", "/api/blog/1")).status).toBe(200);
  });

  it("are listed page by page, newest first, with their total", async () => {
    const staff = await signIn();
    for (const title of ["A", "B", "C", "D", "E"]) await staff("POST", "/api/blog", { json: { title } });
    const page = async (query: string) => {
      const { body } = await staff("GET", `/api/blog?${query}`);
      return { titles: (body.blogPostListVm as Post[]).map(({ title }) => title), total: body.total };
    };
    expect(await page("pageNumber=1&pageSize=2")).toEqual({ titles: ["E", "D"], total: 5 });
    expect(await page("pageNumber=3&pageSize=2")).toEqual({ titles: ["A"], total: 5 });
    expect(await page("pageNumber=4&pageSize=2")).toEqual({ titles: [], total: 5 });
    expect(await page("")).toEqual({ titles: ["E", "D", "C", "B", "A"], total: 5 });
    for (const query of ["pageSize=0", "pageSize=1001", "pageNumber=-1", "pageNumber=1e3", "pageSize=x"]) {
      expect((await staff("GET", `/api/blog?${query}`)).status, query).toBe(400);
    }
  });

  it("are found by their text, accents and case ignored, also within a category", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blogcategory", { json: { name: "Credit" } });
    await staff("POST", "/api/blog", { json: { ...wholeInput, categoriesId: 1 } });
    await staff("POST", "/api/blog", { json: { title: "Préstamos" } });
    const countPosts = async (query: string) => (await staff("GET", `/api/blog?${query}`)).body.total;
    expect(await countPosts("filterKey=PRESTAMO")).toBe(2);
    expect(await countPosts("filterKey=prestamo&categoriesId=1")).toBe(1);
    expect(await countPosts("filterKey=%25")).toBe(0);
  });

  it("answer 409 with the current record when someone else saved first", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: wholeInput });
    const answers = await Promise.all(["One", "Two"].map((title) => staff("PUT", "/api/blog", { json: { blogId: 1, version: 1, title } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ success: false, current: { blogId: 1, version: 2 } });
  });

  it("lose scripts from their contents, in both languages", async () => {
    const staff = await signIn();
    const bad = `<p onclick="x()">Hi<script>alert(1)</script></p>`;
    const { body } = await staff("POST", "/api/blog", {
      json: { title: "A", postContents: bad, translations: { es: { postContents: bad } } },
    });
    expect(body).toMatchObject({ blogDto: { postContents: "<p>Hi</p>", translations: { es: { postContents: "<p>Hi</p>" } } } });
  });

  it("are deleted by staff only", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: wholeInput });
    expect((await stranger("DELETE", "/api/blog/1")).status).toBe(401);
    expect((await staff("DELETE", "/api/blog/1")).body).toMatchObject({ success: true, message: "Deleted!" });
    expect((await staff("DELETE", "/api/blog/1")).status).toBe(404);
  });
});
