import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { listPostChanges } from "#app/features/blog/reads.server.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { listFindableOfficers } from "#app/features/officers/reads.server.ts";
import { loanPaths } from "#app/features/pages/loan-pages.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pagePaths, type SitemapEntry } from "./sitemap.ts";

/** A sitemap may name 50,000 addresses, and every post has two. */
const maxPosts = 20_000;

/** Everything that visitors may find, by its English path. */
export async function readSitemap(db: Db): Promise<SitemapEntry[]> {
  const changeTimes = await pageChanges(db);
  const pages = Object.entries(pagePaths)
    .filter(([slug]) => !(slug in loanPaths) || changeTimes.has(slug))
    .map(([slug, path]) => ({ path, lastChange: changeTimes.get(slug), spanish: true }));
  return [...pages, ...(await officerEntries(db)), ...(await postEntries(db))];
}

const parents = alias(pageCategories, "parents");

/** A page changes with its own text, its sections and its parts. */
async function pageChanges(db: Db): Promise<Map<string, Date>> {
  const slug = sql<string>`coalesce(${parents.slug}, ${pageCategories.slug}, '')`;
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
  return rows.map((row) => ({
    path: officerPath(row),
    lastChange: row.updatedAt,
    spanish: true,
  }));
}

/** A post that has no Spanish yet is found once, in English. */
async function postEntries(db: Db): Promise<SitemapEntry[]> {
  const rows = await listPostChanges(db, maxPosts);
  return rows.map((row) => ({ path: `/blog/${encodeURIComponent(row.slug)}`, lastChange: row.updatedAt, spanish: row.spanish }));
}
