import { describe, expect, it } from "vitest";
import { blogCategoryDefinition } from "#app/features/blog/categories/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testDatabase } from "#test/database.ts";
import { blogPostDefinition } from "./definition.server.ts";
import { findPost, readBlogPage, readNewestPosts } from "./public-posts.server.ts";

const posts = contentStore(blogPostDefinition);
const blogCategories = contentStore(blogCategoryDefinition);

const database = testDatabase();
const noUser = { userId: null };

type Values = Parameters<typeof posts.create>[1];

function post(slug: string, values: Partial<Values> = {}) {
  const row = { slug, title: `Title of ${slug}`, publishedAt: new Date("2025-01-01"), ...values };
  return posts.create(database.db, row, noUser);
}

function category(slug: string, parentId: number | null = null, es?: string) {
  const translations = es ? { es: { name: es } } : {};
  return blogCategories.create(database.db, { slug, name: `Name of ${slug}`, parentId, translations }, noUser);
}

const slugs = (page: Awaited<ReturnType<typeof readBlogPage>>) => page?.posts.map(({ slug }) => slug);

describe("the blog", () => {
  it("shows what is published by now, newest first, and of one moment the later entry first", async () => {
    await post("older", { publishedAt: new Date("2024-05-01") });
    await post("same-one");
    await post("same-two");
    await post("draft", { status: "draft" });
    await post("tomorrow", { publishedAt: new Date(Date.now() + 86_400_000) });
    await post("undated", { publishedAt: null });
    expect(slugs(await readBlogPage(database.db, "en", 1))).toEqual(["same-two", "same-one", "older"]);
    expect((await readNewestPosts(database.db, "en", 2)).map(({ slug }) => slug)).toEqual(["same-two", "same-one"]);
    for (const hiddenSlug of ["draft", "tomorrow", "undated", "missing", "a\0b"]) {
      expect(await findPost(database.db, hiddenSlug, "en"), hiddenSlug).toBeUndefined();
    }
  });

  it("has pages of ten and none beyond the last", async () => {
    for (let day = 1; day <= 21; day++) await post(`day-${day}`, { publishedAt: new Date(Date.UTC(2025, 0, day)) });
    const last = await readBlogPage(database.db, "en", 3);
    expect(last).toMatchObject({ page: 3, pages: 3 });
    expect(slugs(last)).toEqual(["day-1"]);
    expect(slugs(await readBlogPage(database.db, "en", 2))).toHaveLength(10);
    expect(await readBlogPage(database.db, "en", 4)).toBeUndefined();
  });

  it("has one empty page while nothing is published", async () => {
    expect(await readBlogPage(database.db, "en", 1)).toEqual({ posts: [], page: 1, pages: 1, tree: [], path: [] });
    expect(await readBlogPage(database.db, "en", 2)).toBeUndefined();
  });

  it("narrows to a category with those below it", async () => {
    const buyingCategory = await category("buying");
    const first = await category("first-home", buyingCategory.blogCategoryId, "Primera casa");
    const emptyCategory = await category("empty");
    await post("general", { categoriesId: buyingCategory.blogCategoryId });
    await post("first", { categoriesId: first.blogCategoryId });
    await post("hidden", { categoriesId: emptyCategory.blogCategoryId, status: "draft" });
    await post("loose");
    expect(slugs(await readBlogPage(database.db, "en", 1, "buying"))).toEqual(["first", "general"]);
    const narrow = await readBlogPage(database.db, "es", 1, "first-home");
    expect(slugs(narrow)).toEqual(["first"]);
    expect(narrow?.path.map(({ name }) => name)).toEqual(["Name of buying", "Primera casa"]);
    expect(await readBlogPage(database.db, "en", 1, "empty")).toBeUndefined();
    expect(await readBlogPage(database.db, "en", 1, "")).toBeUndefined();
  });

  it("falls back to English field by field and says which language each is in", async () => {
    await post("half", { summary: "Short", postContents: "<p>Long</p>", translations: { es: { title: "Título", summary: " " } } });
    expect(await findPost(database.db, "half", "es")).toMatchObject({
      title: "Título",
      titleLanguage: "es",
      summary: "Short",
      summaryLanguage: "en",
      postContents: "<p>Long</p>",
      contentsLanguage: "en",
    });
    expect(await findPost(database.db, "half", "en")).toMatchObject({ titleLanguage: "en", contentsLanguage: "en" });
  });

  it("lists without the long text, in either language", async () => {
    await post("long", { postContents: "LONG", translations: { es: { title: "Largo", postContents: "LARGO" } } });
    const page = await readBlogPage(database.db, "es", 1);
    expect(page?.posts[0]?.title).toBe("Largo");
    expect(JSON.stringify(page)).not.toMatch(/LONG|LARGO/);
    expect(await findPost(database.db, "long", "es")).toMatchObject({ postContents: "LARGO", contentsLanguage: "es" });
  });

  it("leads from a post to its published neighbours, those of the same moment included", async () => {
    await post("one", { publishedAt: new Date("2025-01-01T10:00:00.123Z") });
    await post("two", { publishedAt: new Date("2025-01-01T10:00:00.123Z") });
    await post("between", { status: "draft", publishedAt: new Date("2025-01-01T10:00:00.200Z") });
    await post("three", { publishedAt: new Date("2025-01-01T10:00:00.999Z") });
    const neighbours = async (slug: string) => {
      const results = await findPost(database.db, slug, "en");
      return [results?.older?.slug, results?.newer?.slug];
    };
    expect(await neighbours("one")).toEqual([undefined, "two"]);
    expect(await neighbours("two")).toEqual(["one", "three"]);
    expect(await neighbours("three")).toEqual(["two", undefined]);
  });
});
