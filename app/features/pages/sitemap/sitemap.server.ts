import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { postPath } from "#app/features/blog/posts/blog-path.ts";
import { listPostChanges } from "#app/features/blog/reads.server.ts";
import { toolPages } from "#app/features/definitions.server.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { listFindableOfficers } from "#app/features/officers/reads.server.ts";
import { loanPaths, pagePaths } from "#app/features/pages/page-path.ts";
import { readSitePaths } from "#app/features/pages/site-pages.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { localPath } from "#lib/languages.ts";
import { type Language, languages } from "#lib/translations.ts";
import { xmlElement, xmlText } from "#lib/xml.ts";
import type { Db } from "#platform/database/db.server.ts";

type SitemapEntry = {
  path: string;
  /** Where it is not the English one. */
  spanishPath?: string;
  lastChange: Date | undefined;
  spanish: boolean;
};

export function sitemapXml(siteUrl: string, entries: SitemapEntry[]): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries.flatMap((entry) => urls(siteUrl, entry)),
    "</urlset>\n",
  ].join("\n");
}

/** The address in each language lists all languages, itself included. */
function urls(siteUrl: string, { path, spanishPath = path, lastChange, spanish }: SitemapEntry): string[] {
  const address = (language: Language) => siteUrl + localPath(language === "es" ? spanishPath : path, language);
  const pageLanguages = languages.filter((language) => language === "en" || spanish);
  const link = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${xmlText(address(language))}"/>`;
  const alternates = spanish ? [...pageLanguages.map((language) => link(language, language)), link("x-default", "en")].join("") : "";
  const lastModified = xmlElement("lastmod", lastChange?.toISOString());
  return pageLanguages.map((language) => `<url>${xmlElement("loc", address(language))}${lastModified}${alternates}</url>`);
}

export function robotsTxt(siteUrl: string): string {
  return ["User-agent: *", "Disallow: /admin", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
}

/** A sitemap may have 50,000 addresses, and every post has two. */
const maxPosts = 20_000;

/** English paths. */
export async function readSitemap(db: Db): Promise<SitemapEntry[]> {
  const changeTimes = await pageChanges(db);
  const { paths, built, unlisted, onlyEnglish } = await readSitePaths(db);
  const unlistedPaths = new Set(unlisted.map((id) => paths[id]?.en));
  const pages = Object.entries(pagePaths)
    .filter(([slug, path]) => (!(slug in loanPaths) || changeTimes.has(slug)) && !unlistedPaths.has(path))
    .map(([slug, path]) => ({ path, lastChange: changeTimes.get(slug), spanish: true }));
  const builtPages = Object.entries(built.en)
    .filter(([, id]) => !unlisted.includes(id))
    .map(([path, id]) => ({
      path,
      spanishPath: paths[id]?.es ?? path,
      lastChange: changeTimes.get(String(id)),
      spanish: !onlyEnglish.includes(id),
    }));
  const tools = toolPages.map(({ path }) => ({ path, lastChange: undefined, spanish: true }));
  return [...pages, ...builtPages, ...tools, ...(await officerEntries(db)), ...(await postEntries(db))];
}

const parents = alias(pageCategories, "parents");

/** A page changes with its own text, its sections and its parts. By slug, or by id for a page that staff built. */
async function pageChanges(db: Db): Promise<Map<string, Date>> {
  const isBuilt = sql`${pageCategories.slug} is null and ${pageCategories.address} <> ''`;
  const ownId = sql`case when ${isBuilt} then ${pageCategories.webPageCategoryId}::text end`;
  const slug = sql<string>`coalesce(${ownId}, ${parents.slug}, ${pageCategories.slug}, '')`;
  const latest = sql<Date>`greatest(max(${pageCategories.updatedAt}), max(${pageContents.updatedAt}))`.mapWith(pageCategories.updatedAt);
  const rows = await db
    .select({ slug, latest })
    .from(pageCategories)
    .leftJoin(parents, eq(parents.webPageCategoryId, pageCategories.parentId))
    .leftJoin(pageContents, eq(pageContents.categoriesId, pageCategories.webPageCategoryId))
    .groupBy(slug);
  return new Map(rows.map((row) => [row.slug, row.latest]));
}

async function officerEntries(db: Db): Promise<SitemapEntry[]> {
  const rows = await listFindableOfficers(db, "id");
  return rows.map((row) => ({ path: officerPath(row), lastChange: row.updatedAt, spanish: true }));
}

/** A post without Spanish is listed once, in English. */
async function postEntries(db: Db): Promise<SitemapEntry[]> {
  const rows = await listPostChanges(db, maxPosts);
  return rows.map((row) => ({ path: postPath(row.slug), lastChange: row.updatedAt, spanish: row.spanish }));
}
