import { asc, eq, like } from "drizzle-orm";
import { type DraftFields, readDraftsOf } from "#app/features/drafts/reads.server.ts";
import { withoutTrailingSlash } from "#lib/languages.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findPageId, readMovedPaths, readSitePaths } from "./addresses.server.ts";
import { findPaths, type LocalPaths, type PageAddress } from "./page-paths.ts";
import { pageCategories } from "./tables/page-categories.server.ts";
import { pageContents } from "./tables/page-contents.server.ts";

/** The sample texts about the company and its founders contain this sentence. */
export function listSampleSections(db: Db, limit: number) {
  return db
    .select({ id: pageContents.webPageContentId, title: pageContents.title })
    .from(pageContents)
    .where(like(pageContents.body, "%is sample text.%"))
    .orderBy(asc(pageContents.webPageContentId))
    .limit(limit);
}

/** What turns links into today's addresses: the paths of the pages that visitors can open, by id, and those of pages that moved. */
export async function readLinkPaths(db: Db, language: Language) {
  const { paths } = await readSitePaths(db);
  return { paths, moved: await readMovedPaths(db, language) };
}

/** A page that something can lead to, also one that visitors cannot open: it is taken down, or not published yet. */
export type LinkedPage = { id: number; name: LocalizedText; paths: LocalPaths; state: "published" | "down" | "new" };

type AnyPage = PageAddress & { name: string; state: LinkedPage["state"] };

/** Every page, by its English path. */
export async function listLinkedPages(db: Db): Promise<LinkedPage[]> {
  const { webPageCategoryId, slug, parentId, address, name, status, translations } = pageCategories;
  const rows = await db.select({ webPageCategoryId, slug, parentId, address, name, status, translations }).from(pageCategories);
  const stored = rows.map((row): AnyPage => ({ ...row, state: row.status === "published" ? "published" : "down" }));
  const ids = new Set(rows.map((row) => row.webPageCategoryId));
  const drafts = (await readDraftsOf(db, "pagecategory")).filter(({ id, isNew }) => isNew && !ids.has(id)).map(newPage);
  const pages = [...stored, ...drafts];
  const pathsById = findPaths(pages);
  const linked = pages.flatMap(({ webPageCategoryId: id, name: en, translations: texts, state }): LinkedPage[] => {
    const paths = pathsById.get(id);
    return paths ? [{ id, name: { en, es: texts?.es?.name ?? "" }, paths, state }] : [];
  });
  return linked.toSorted((one, other) => (one.paths.en < other.paths.en ? -1 : 1));
}

function newPage({ id, shared = {}, en = {}, es = {} }: DraftFields): AnyPage {
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    webPageCategoryId: id,
    slug: null,
    parentId: Number(shared.parentId) || null,
    address: textOf(en.address),
    name: textOf(en.name),
    translations: { es: { name: textOf(es.name), address: textOf(es.address) } },
    state: "new",
  };
}

/** The label that leads from a page carry, by its path without the prefix of the language; empty for other addresses. */
export async function findSourceLabel(db: Db, path: string, language: Language): Promise<string> {
  const id = await findPageId(db, language, withoutTrailingSlash(path));
  if (id === undefined) return "";
  const { sourceLabel, webPageCategoryId } = pageCategories;
  const [page] = await db.select({ sourceLabel }).from(pageCategories).where(eq(webPageCategoryId, id));
  return page?.sourceLabel ?? "";
}
