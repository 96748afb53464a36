import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, desc, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { assistancePrograms } from "#app/features/assistance/tables/assistance-programs.server.ts";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { settingGroups, settingKeys } from "#app/features/settings/registry.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { webResourceCategories, webResources } from "#app/features/settings/tables/web-resources.server.ts";
import { samplePages } from "#db/sample/pages.ts";
import { languages } from "#lib/translations.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { cleanHtml } from "#platform/html.server.ts";
import { openStorage } from "#platform/images/storage.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { createFirstOwner } from "./first-owner.ts";
import { writeNewContent } from "./new-content.ts";
import { type SamplePictures, writeSampleContent } from "./sample-content.ts";
import { storeSamplePictures } from "./sample-pictures.ts";

const current = testDatabase();
const folder = mkdtempSync(join(tmpdir(), "umbral-sample-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date("2027-03-01T15:00:00Z");

/** Hundreds of files are written with the pictures: for those tests alone that look at them. */
const noPictures: SamplePictures = () => null;

async function load(pictures = noPictures) {
  await current.db.transaction((tx) => writeSampleContent(tx, pictures, now));
}

describe("a new installation", () => {
  it("has every page in both languages, with pictures where they are named", async () => {
    await load(await storeSamplePictures(current.db, await openStorage({ s3: undefined, dataDir: folder })));
    for (const { slug, name, es, sections } of samplePages) {
      expect((await readPage(current.db, slug, "en")).name).toBe(name);
      const spanish = await readPage(current.db, slug, "es");
      expect(spanish.name).toBe(es.name);
      const shownSections = [spanish.hero, ...spanish.sections].filter((section) => section?.picture);
      expect(shownSections).toHaveLength(sections.filter((section) => section.image).length);
    }
  });

  it("keeps a revision of everything it starts with", async () => {
    await load();
    const [sections] = await current.db.select({ count: count() }).from(pageContents);
    const [resources] = await current.db.select({ count: count() }).from(webResources);
    const [revisionRow] = await current.db.select({ count: count() }).from(revisions);
    expect(revisionRow?.count).toBeGreaterThan((sections?.count ?? 0) + (resources?.count ?? 0));
    expect(resources?.count).toBe(settingKeys.length);
  });

  it("brings only HTML that the sanitiser would let staff write", async () => {
    await load();
    const rows = await current.db.select().from(pageContents);
    for (const { body, translations } of rows) {
      expect(cleanHtml(body)).toBe(body);
      expect(cleanHtml(translations.es?.body ?? "")).toBe(translations.es?.body ?? "");
    }
  });

  it("has posts of the months before it, in both languages, each with its review and its sources", async () => {
    await load();
    const posts = await current.db.select().from(blogPosts).orderBy(desc(blogPosts.publishedAt));
    expect(posts.length).toBeGreaterThanOrEqual(16);
    expect(posts[0]?.publishedAt).toEqual(new Date("2027-02-25T16:00:00Z"));
    expect(posts.at(-1)?.publishedAt?.getTime()).toBeGreaterThan(now.getTime() - 366 * 24 * 60 * 60_000);
    for (const { slug, postContents, translations } of posts) {
      for (const html of [postContents, translations.es?.postContents ?? ""]) {
        const words = html.replace(/<[^>]+>/g, " ").split(/\s+/).length;
        expect(words, slug).toBeGreaterThan(600);
        expect(html, slug).toMatch(/<h2>(Review and sources|Revisión y fuentes)<\/h2>[\s\S]*<a href="https:\/\/[^"]+">/);
      }
    }
  });

  it("falls back to the default of a setting that is missing or malformed", async () => {
    await current.db.insert(webResources).values({ context: "contact.email", value: "not an address" });
    for (const language of languages) {
      const settings = await readSettings(current.db, language, createLog("silent"));
      expect(settings["contact.email"]).toBe("hello@example.com");
      expect(settings["company.name"]).toBe("Umbral Home Loans");
    }
  });

  it.each(["password1234", "            ", "umbralhomeloans", "chief.officer1"])(
    "does not begin with an owner whose password is %s",
    async (password) => {
      const admin = { email: "chief.officer@example.com", password };
      await expect(createFirstOwner(current.db, admin)).rejects.toThrow(/^ADMIN_PASSWORD (must not be blank|is too easy to guess: .*)\.$/);
      expect(await current.db.select().from(users)).toEqual([]);
    },
  );

  it("makes one owner, once, with a password that could not be known before", async () => {
    const first = await createFirstOwner(current.db, { email: undefined, password: undefined });
    expect(first?.password?.length).toBeGreaterThanOrEqual(20);
    expect(await createFirstOwner(current.db, { email: "x@y.zz", password: "another password" })).toBeUndefined();
  });
});

describe("an older installation", () => {
  const storage = () => openStorage({ s3: undefined, dataDir: folder });
  const slugs = async () => new Set((await current.db.select().from(pageCategories)).map(({ slug }) => slug));
  const contexts = async () => new Set((await current.db.select().from(webResources)).map(({ context }) => context));

  it("gets the pages, settings and programs that it never had, once, and none that staff deleted", async () => {
    await load();
    const forget = async (table: typeof pageCategories | typeof webResources | typeof assistancePrograms, field: string, name: string) => {
      await current.db.delete(table).where(sql`${sql.identifier(field)} = ${name}`);
      await current.db.delete(revisions).where(sql`${revisions.state} ->> ${field} = ${name}`);
    };
    const [glossary] = await current.db.select().from(pageCategories).where(eq(pageCategories.slug, "glossary"));
    await current.db.delete(pageContents).where(eq(pageContents.categoriesId, glossary?.webPageCategoryId ?? 0));
    await forget(pageCategories, "slug", "glossary");
    await forget(webResources, "context", "hours.closedDays");
    await forget(assistancePrograms, "name", "FirstHome");
    await current.db.delete(assistancePrograms).where(eq(assistancePrograms.name, "HomeAgain"));
    await current.db.delete(pageCategories).where(eq(pageCategories.slug, "leadership-team"));
    await current.db.delete(webResources).where(eq(webResources.context, "links.facebook"));
    await current.db.update(webResources).set({ value: "Their own name" }).where(eq(webResources.context, "company.name"));

    await writeNewContent(current.db, await storage());
    const page = samplePages.find(({ slug }) => slug === "glossary");
    expect((await readPage(current.db, "glossary", "es")).sections).toHaveLength(page?.sections.length ?? 0);
    expect((await contexts()).has("hours.closedDays")).toBe(true);
    expect((await contexts()).has("links.facebook")).toBe(false);
    expect((await slugs()).has("leadership-team")).toBe(false);
    const programNames = (await current.db.select().from(assistancePrograms)).map(({ name }) => name);
    expect(programNames).toContain("FirstHome");
    expect(programNames).not.toContain("HomeAgain");
    expect((await readSettings(current.db, "en", createLog("silent")))["company.name"]).toBe("Their own name");

    const before = await current.db.$count(revisions);
    await writeNewContent(current.db, await storage());
    expect(await current.db.$count(revisions)).toBe(before);
    expect(await current.db.$count(webResourceCategories)).toBe(settingGroups.length);
  });
});
