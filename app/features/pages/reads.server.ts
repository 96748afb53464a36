import { and, asc, desc, eq, inArray, like, sql } from "drizzle-orm";
import { localPath } from "#lib/languages.ts";
import type { Language, Translations } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readSitePaths, type SitePaths } from "./addresses.server.ts";
import { findPaths, type LocalPaths, type PageAddress } from "./page-paths.ts";
import { formerAddresses } from "./tables/former-addresses.server.ts";
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

/** Returns whether there was such an address. */
export async function deleteFormerAddress(tx: Db, id: number): Promise<boolean> {
  const { formerAddressId } = formerAddresses;
  return (await tx.delete(formerAddresses).where(eq(formerAddressId, id)).returning({ formerAddressId })).length > 0;
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
