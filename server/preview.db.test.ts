import { describe, expect, it } from "vitest";
import { findPost } from "#app/features/blog/posts/public-posts.server.ts";
import { findActiveOfficer } from "#app/features/officers/service.server.ts";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { languageOf } from "#lib/languages.ts";
import { ContentCache } from "#platform/content/content-cache.server.ts";
import { onContentChange } from "#platform/content/content-changes.server.ts";
import { attachCache } from "#platform/content/read-through-cache.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { SharedContext } from "#platform/page-context.server.ts";
import { cookiesOf, testApp } from "#test/app.ts";
import { createResponse } from "./cached-response.ts";
import type { Pages } from "./pages.ts";
import { createRequestHandler } from "./request-handler.ts";

const { current, signIn, confirmSessions, stranger, callWith, password } = testApp();

/** Pages that return what their loaders read, and from which context. */
async function readContexts(path: string, shared: SharedContext): Promise<unknown> {
  const { db, log } = shared;
  const language = languageOf(path);
  const slug = /\/blog\/(.+)$/.exec(path)?.[1];
  if (slug) return findPost(db, slug, language, shared);
  const officer = /\/loan-officer\/(\d+)/.exec(path)?.[1];
  if (officer) return findActiveOfficer(db, Number(officer), language);
  return { page: await readPage(db, "contact-us", language), settings: await readSettings(db, language, log) };
}

const pages: Pages = {
  renderShared: async ({ path }, shared) =>
    createResponse(200, {}, JSON.stringify({ keys: Object.keys(shared), ...Object(await readContexts(path, shared)) })),
  renderPersonal: async () => createResponse(404, {}, ""),
};

async function previewer(role: Parameters<typeof signIn>[0] = "owner") {
  const { db, log } = current.platform;
  const cache = new ContentCache();
  attachCache(db, cache);
  const handler = createRequestHandler(current.platform, {
    pages,
    shared: { db, log, siteUrl: "http://localhost" },
    visitorCookie: () => undefined,
    cache,
  });
  await signIn(role);
  const signedIn = await stranger("POST", "/api/auth/sign-in/email", { json: { email: `${role}@example.com`, password } });
  await confirmSessions();
  const staff = callWith(cookiesOf(signedIn), handler);
  const preview = async (method: string, path: string, json: object) => {
    const answer = await staff(method, path, { json });
    return { ...answer, page: typeof answer.body.html === "string" ? JSON.parse(answer.body.html) : undefined };
  };
  return { staff, preview, handler, cache };
}

describe("a preview", () => {
  it("shows a draft as the page it will be, in both languages, and leaves nothing behind", async () => {
    const { staff, preview, cache } = await previewer();
    const { body } = await staff("POST", "/api/blog", { json: { title: "As saved", status: "draft", postContents: "<p>old</p>" } });
    const blogId = (body.blogDto as { blogId: number }).blogId;
    const before = await current.platform.db.$count(revisions);
    let changes = 0;
    const stop = onContentChange(() => void changes++);
    const draft = { blogId, title: "As typed", status: "draft", postContents: "<p>new<script>x</script></p>" };
    const translations = { es: { title: "Como se escribió" } };
    const english = await preview("PUT", "/api/preview/blog", { ...draft, translations });
    expect(english.page).toMatchObject({ title: "As typed", postContents: "<p>new</p>" });
    expect(english.body.path).toBe("/blog/as-saved");
    expect(english.headers.get("cache-control")).toBe("no-store");
    const spanish = await preview("PUT", "/api/preview/blog?lang=es", { ...draft, translations });
    expect(spanish.page).toMatchObject({ title: "Como se escribió" });
    expect(spanish.body.path).toBe("/es/blog/as-saved");
    stop();
    expect((await staff("GET", `/api/blog/${blogId}`)).body.blogDto).toMatchObject({ title: "As saved", status: "draft", version: 1 });
    expect([await current.platform.db.$count(revisions), changes, cache.size]).toEqual([before, 0, 0]);
  });

  it("shows what is scheduled as of its day, and only there", async () => {
    const { preview, handler } = await previewer();
    const publishedAt = "2031-05-01T12:00:00.000Z";
    const { page } = await preview("POST", "/api/preview/blog", { title: "In five years", status: "published", publishedAt });
    expect(page).toMatchObject({ title: "In five years", publishedAt });
    expect(await (await handler.request("/blog/in-five-years")).text()).not.toContain("In five years");
  });

  it("shows sections, officers and settings that are hidden or changed", async () => {
    const { preview } = await previewer();
    const category = { name: "Contact", slug: "contact-us" };
    const [page] = await current.platform.db.insert(pageCategories).values(category).returning();
    const section = { title: "Hidden section", body: "<p>x</p>", categoriesId: page?.webPageCategoryId, status: "draft" };
    expect((await preview("POST", "/api/preview/pagecontent", section)).page.page.sections).toMatchObject([{ title: "Hidden section" }]);
    const officer = { firstName: "Ana", lastName: "Ruiz", title: "Officer", licenseNumber: "1", isActive: false };
    expect((await preview("POST", "/api/preview/loanofficer", officer)).page).toMatchObject({ firstName: "Ana" });
    const setting = await preview("POST", "/api/preview/WebResource", { Context: "contact.phone", Value: "(801) 555-0100" });
    expect(setting.page.settings["contact.phone"]).toBe("(801) 555-0100");
  });

  it("refuses what a save refuses, by field, and what no page shows", async () => {
    const { preview } = await previewer();
    const untitled = await preview("POST", "/api/preview/blog", { title: "" });
    expect([untitled.status, untitled.body.validationErrors]).toMatchObject([400, [{ field: "title" }]]);
    const nowhere = await preview("POST", "/api/preview/pagecontent", { title: "On no page", body: "<p>x</p>" });
    expect([nowhere.status, nowhere.body.validationErrors]).toMatchObject([400, [{ field: "categoriesId" }]]);
    const unseen = await preview("POST", "/api/preview/WebResource", { Context: "mail.language", Value: "es" });
    expect([unseen.status, unseen.body.validationErrors]).toMatchObject([400, [{ field: "context" }]]);
    expect((await preview("PUT", "/api/preview/blog", { blogId: 2147483647, title: "Nothing" })).status).toBe(404);
  });

  it("blocks no save: an older version is no conflict", async () => {
    const { staff, preview } = await previewer();
    const { body } = await staff("POST", "/api/blog", { json: { title: "Shared" } });
    const { blogId, version } = body.blogDto as { blogId: number; version: number };
    await staff("PUT", "/api/blog", { json: { blogId, version, title: "Theirs" } });
    expect((await preview("PUT", "/api/preview/blog", { blogId, version, title: "Mine" })).page.title).toBe("Mine");
  });

  it("needs the permission to save", async () => {
    expect((await stranger("POST", "/api/preview/blog", { json: { title: "x" } })).status).toBe(401);
    const reviewer = await previewer("reviewer");
    expect((await reviewer.preview("POST", "/api/preview/blog", { title: "x" })).status).toBe(403);
    const editor = await previewer("editor");
    expect((await editor.preview("POST", "/api/preview/WebResource", { Context: "contact.email", Value: "a@example.com" })).status).toBe(
      403,
    );
  });
});
