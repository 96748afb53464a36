import { and, asc, desc, eq, inArray, like, sql } from "drizzle-orm";
import { type DraftFields, readDraftsOf } from "#app/features/drafts/reads.server.ts";
import { localPath, withoutTrailingSlash } from "#lib/languages.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Language, Translations } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findFormerAddress, findPageOfForm, readMovedPaths } from "./addresses.server.ts";
import { listUnreadableBlocks } from "./blocks/unreadable-blocks.server.ts";
import { findPaths, type LocalPaths, type PageAddress } from "./page-paths.ts";
import { readSitePaths, type SitePaths } from "./site-pages.server.ts";
import { formerAddresses } from "./tables/former-addresses.server.ts";
import { pageCategories } from "./tables/page-categories.server.ts";
import { pageContents } from "./tables/page-contents.server.ts";

export { findFormerAddress, listUnreadableBlocks };

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

/** The label that leads from a page carry, by a path that it has or had, without the prefix of the language; empty for other addresses. */
export async function findSourceLabel(db: Db, path: string, language: Language): Promise<string> {
  const id = await findPageOfForm(db, language, withoutTrailingSlash(path));
  if (id === undefined) return "";
  const { sourceLabel, webPageCategoryId } = pageCategories;
  const [page] = await db.select({ sourceLabel }).from(pageCategories).where(eq(webPageCategoryId, id));
  return page?.sourceLabel ?? "";
}

/** For the definition of a record with a field that holds a page's id. */
export const pageReference = { to: pageCategories.webPageCategoryId, label: { en: "page", es: "ninguna página" } };

/** Where visitors find the pages, and where they were. From the cache. */
export const readPagePaths = (db: Db): Promise<SitePaths> => readSitePaths(db);

type NamedPage = PageAddress & { name: string; translations: Translations };

const englishAndSpanish = ({ name, translations }: NamedPage) => ({ en: name, es: translations.es?.name?.trim() || name });

export type PageWithPath = { id: number; names: Record<Language, string>; paths: LocalPaths; isShown: boolean };

/** The pages that have an address, also those that are taken down. */
export async function listPagesWithPaths(db: Db): Promise<PageWithPath[]> {
  const { webPageCategoryId, name, slug, parentId, address, status, translations } = pageCategories;
  const rows = await db
    .select({ webPageCategoryId, name, slug, parentId, address, status, translations })
    .from(pageCategories)
    .orderBy(asc(webPageCategoryId));
  const paths = findPaths(rows);
  return rows.flatMap((row) => {
    const own = paths.get(row.webPageCategoryId);
    return own ? [{ id: row.webPageCategoryId, names: englishAndSpanish(row), paths: own, isShown: row.status === "published" }] : [];
  });
}

/** Addresses that pages had, as whole paths, the latest used first. */
export async function listFormerAddresses(db: Db) {
  const rows = await db
    .select()
    .from(formerAddresses)
    .orderBy(sql`${formerAddresses.lastUsedAt} desc nulls last`, desc(formerAddresses.formerAddressId));
  return rows.map(({ path, ...row }) => ({ ...row, path: localPath(path, row.language) }));
}

/** Returns the whole path; `undefined` if there was no such address. */
export async function deleteFormerAddress(tx: Db, id: number): Promise<string | undefined> {
  const { formerAddressId, path, language } = formerAddresses;
  const [deleted] = await tx.delete(formerAddresses).where(eq(formerAddressId, id)).returning({ path, language });
  return deleted && localPath(deleted.path, deleted.language);
}

/** Counts visits that former addresses led to their pages; the counts are by path, without the prefix of the language. */
export async function addFormerAddressUses(tx: Db, language: Language, counts: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const isInLanguage = eq(formerAddresses.language, language);
  const known = await tx
    .select({ path: formerAddresses.path })
    .from(formerAddresses)
    .where(and(isInLanguage, inArray(formerAddresses.path, [...counts.keys()])))
    .orderBy(asc(formerAddresses.path));
  for (const { path } of known)
    await tx
      .update(formerAddresses)
      .set({ uses: sql`${formerAddresses.uses} + ${counts.get(path) ?? 0}`, lastUsedAt: now })
      .where(and(isInLanguage, eq(formerAddresses.path, path)));
}
