import { and, eq, inArray, sql } from "drizzle-orm";
import type { Language } from "#lib/translations.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readAsJson } from "#platform/database/read-as-json.server.ts";
import { findPaths, type LocalPaths } from "./page-paths.ts";
import { formerAddresses } from "./tables/former-addresses.server.ts";
import { pageCategories } from "./tables/page-categories.server.ts";
import { pageContents } from "./tables/page-contents.server.ts";

const { webPageCategoryId, slug, parentId, address, translations, status, isListed, name, body, description, image } = pageCategories;

const pages = {
  columns: { webPageCategoryId, slug, parentId, address, translations, status, isListed, name, body, description, image },
  from: pageCategories,
  orderBy: [webPageCategoryId],
};
const { language, path, webPageCategoryId: pageId } = formerAddresses;
const former = { columns: { language, path, pageId }, from: formerAddresses };

const readStored = (db: Db) => readAsJson(db, { pages, former });

type Stored = Awaited<ReturnType<typeof readStored>>;
/** A page with its texts, but without its sections. */
export type SitePage = Stored["pages"][number];

/** Where the pages are and where they were, as visitors may know it: pages that are taken down have no path. */
export type SitePaths = {
  paths: Record<number, LocalPaths>;
  /** Ids of pages that search engines must not list. */
  unlisted: number[];
  /** Ids of the pages that staff built without a word of Spanish: both addresses show English. */
  onlyEnglish: number[];
  /** Ids of the pages that staff built, by path. */
  built: Record<Language, Record<string, number>>;
  /** Ids by former path. */
  former: Record<Language, Record<string, number>>;
};

/** Every page of the site shows links to others, so all are read together, once after a change. */
const readSite = (db: Db) =>
  readThroughCache(db, "pages", async () => {
    const stored = await readStored(db);
    return { pages: stored.pages, paths: await findSitePaths(db, stored) };
  });

/** All pages, also those that are taken down. */
export const readSitePages = async (db: Db): Promise<SitePage[]> => (await readSite(db)).pages;

export const readSitePaths = async (db: Db): Promise<SitePaths> => (await readSite(db)).paths;

async function findSitePaths(db: Db, { pages, former: stored }: Stored): Promise<SitePaths> {
  const shown = new Set(pages.filter((page) => page.status === "published").map((page) => page.webPageCategoryId));
  const paths = new Map([...findPaths(pages)].filter(([id]) => shown.has(id)));
  const built = pages.filter((page) => page.slug === null && paths.has(page.webPageCategoryId));
  const builtIds = built.map((page) => page.webPageCategoryId);
  const former = stored.filter((row) => paths.has(row.pageId));
  const byLanguage = (entriesIn: (language: Language) => Array<readonly [string, number]>) => ({
    en: Object.fromEntries(entriesIn("en")),
    es: Object.fromEntries(entriesIn("es")),
  });
  return {
    paths: Object.fromEntries(paths),
    unlisted: pages.filter((page) => !page.isListed).map((page) => page.webPageCategoryId),
    onlyEnglish: await findPagesWithoutSpanish(db, built),
    built: byLanguage((language) => builtIds.map((id) => [paths.get(id)?.[language] ?? "", id])),
    former: byLanguage((language) => former.filter((row) => row.language === language).map((row) => [row.path, row.pageId])),
  };
}

/** Neither the page nor one of its sections has a Spanish text. */
async function findPagesWithoutSpanish(db: Db, built: readonly SitePage[]): Promise<number[]> {
  const ids = built.filter((page) => !hasSpanish(page)).map((page) => page.webPageCategoryId);
  if (ids.length === 0) return [];
  const hasText = sql`exists (select 1 from jsonb_each_text(${pageContents.translations} -> 'es') as texts(field, value) where trim(value) <> '')`;
  const translated = await db
    .selectDistinct({ pageId: pageContents.categoriesId })
    .from(pageContents)
    .where(and(inArray(pageContents.categoriesId, ids), eq(pageContents.status, "published"), hasText));
  const isTranslated = new Set(translated.map(({ pageId }) => pageId));
  return ids.filter((id) => !isTranslated.has(id));
}

const hasSpanish = ({ translations: { es = {} } }: SitePage) => [es.name, es.body, es.description].some((text) => text?.trim());
