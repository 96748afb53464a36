import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { localPath } from "#lib/languages.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { type Language, languages, type Translations } from "#lib/translations.ts";
import type { State } from "#platform/content/definition.server.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";
import { findPaths, type LocalPaths, type PageAddress } from "./page-paths.ts";
import { findPathProblem } from "./reserved-paths.ts";
import { readSitePaths } from "./site-pages.server.ts";
import { formerAddresses } from "./tables/former-addresses.server.ts";
import { pageCategories } from "./tables/page-categories.server.ts";
import { takenPath } from "./tree/address-problems.ts";
import { isFixedPage } from "./tree/arrange-pages.ts";

const { webPageCategoryId, slug, parentId, address, translations } = pageCategories;

const readPages = (db: Db) => db.select({ webPageCategoryId, slug, parentId, address, translations }).from(pageCategories);

/**
 * Links in content name a page by its English path. The path that a link to it has in a language today, for pages whose path is not
 * the same in both languages or was another one before.
 */
export async function readMovedPaths(db: Db, language: Language): Promise<Record<string, string>> {
  const { paths, built, former } = await readSitePaths(db);
  const moved = Object.entries(former.en).map(([path, id]) => [path, paths[id]?.[language] ?? path] as const);
  const translated = Object.entries(built.en).flatMap(([path, id]) => {
    const own = paths[id]?.[language] ?? path;
    return own === path ? [] : [[path, own] as const];
  });
  return Object.fromEntries([...moved, ...translated]);
}

/** Keeps the addresses of pages apart from each other and from the site's own, and remembers those that they had. In the transaction of the change. */
export async function settleAddresses(tx: Db, { before, after }: { before: State | undefined; after: State | undefined }): Promise<void> {
  await takeAdvisoryLock(tx, "addresses of pages");
  const now = await readPages(tx);
  const id = Number((after ?? before)?.webPageCategoryId);
  const others = now.filter((page) => page.webPageCategoryId !== id);
  const former = before ? [...others, before as PageAddress] : others;
  const [pathsNow, pathsBefore] = [findPaths(now), findPaths(former)];
  if (after) {
    refuseChangeOfFixedPage(after);
    const fixed = new Set(now.flatMap((page) => (isFixedPage(page) ? [page.webPageCategoryId] : [])));
    refuseTakenPaths(pathsNow, pathsBefore, fixed);
    await refuseFormerPaths(tx, new Map([...pathsNow].filter(([page]) => !fixed.has(page))), pathsBefore);
  }
  for (const language of languages) {
    const paths = [...pathsNow.values()].map((path) => path[language]);
    if (paths.length > 0)
      await tx.delete(formerAddresses).where(and(eq(formerAddresses.language, language), inArray(formerAddresses.path, paths)));
    const left = [...pathsBefore].flatMap(([pageId, path]) => {
      const current = pathsNow.get(pageId)?.[language];
      return current === path[language] || paths.includes(path[language])
        ? []
        : [{ language, path: path[language], webPageCategoryId: pageId }];
    });
    for (const row of left)
      await tx
        .insert(formerAddresses)
        .values(row)
        .onConflictDoUpdate({
          target: [formerAddresses.language, formerAddresses.path],
          set: { webPageCategoryId: row.webPageCategoryId },
        });
  }
}

/** Code, menus and other sites link to the site's own pages. */
function refuseChangeOfFixedPage({ slug: ownSlug, status: ownStatus, address: ownAddress }: State): void {
  if (ownSlug === null) return;
  if (ownStatus === "draft")
    throw AppError.field("status", {
      en: "This page belongs to the site and can't be taken down; hide its sections instead",
      es: "Esta página forma parte del sitio y no se puede retirar; oculte sus secciones en su lugar",
    });
  if (ownAddress !== "")
    throw AppError.field("address", { en: "The address of this page is fixed", es: "La dirección de esta página es fija" });
}

/** Only paths that the change has given: one that a later version of the site took is not this change's fault. */
function refuseTakenPaths(now: ReadonlyMap<number, LocalPaths>, before: ReadonlyMap<number, LocalPaths>, fixed: ReadonlySet<number>): void {
  for (const language of languages) {
    const field = language === "en" ? "address" : "es.address";
    const ids = new Map<string, number>();
    for (const [id, { [language]: path }] of now) {
      const other = ids.get(path);
      const isNew = [id, other].some((page) => page !== undefined && before.get(page)?.[language] !== path);
      if (other !== undefined && isNew) throw AppError.field(field, takenPath(path));
      ids.set(path, id);
    }
    for (const [id, { [language]: path }] of now) {
      const problem = fixed.has(id) || before.get(id)?.[language] === path ? undefined : findPathProblem(path);
      if (problem) throw AppError.field(field, problem);
    }
  }
}

/** A link to a former address of a page is meant for that page, in content and elsewhere: it must not open another one unseen. */
export async function refuseFormerPaths(
  tx: Db,
  now: ReadonlyMap<number, LocalPaths>,
  before: ReadonlyMap<number, LocalPaths>,
): Promise<void> {
  const taken: Array<{ path: string; id: number; name: LocalizedText; language: Language }> = [];
  for (const language of languages) {
    const given = [...now].filter(([id, path]) => before.get(id)?.[language] !== path[language]);
    if (given.length === 0) continue;
    const paths = given.map(([, path]) => path[language]);
    const rows = await tx
      .select({ path: formerAddresses.path, id: formerAddresses.webPageCategoryId, name: pageCategories.name, translations })
      .from(formerAddresses)
      .innerJoin(pageCategories, eq(webPageCategoryId, formerAddresses.webPageCategoryId))
      .where(and(eq(formerAddresses.language, language), inArray(formerAddresses.path, paths)));
    const others = rows.filter((row) => given.some(([id, path]) => path[language] === row.path && id !== row.id));
    taken.push(...others.map(({ path, ...page }) => ({ ...page, path: localPath(path, language), name: namesOf(page), language })));
  }
  const [first] = taken;
  if (!first) return;
  const { language, id, name } = first;
  const paths = taken.filter((one) => one.id === id).map(({ path }) => path);
  throw AppError.field(language === "en" ? "address" : "es.address", formerPaths(paths, name));
}

const namesOf = ({ name: en, translations: texts }: { name: string; translations: Translations }): LocalizedText => ({
  en,
  es: texts.es?.name?.trim() || en,
});

const formerPaths = (paths: readonly string[], name: LocalizedText) => ({
  en: `Links to ${paths.map((path) => `“${path}”`).join(" and ")} lead to the page “${name.en}”, which had this address; to use it here, first delete it under Addresses`,
  es: `Los enlaces a ${paths.map((path) => `«${path}»`).join(" y ")} llevan a la página «${name.es}», que tuvo esta dirección; para usarla aquí, primero elimínela en Direcciones`,
});

/** Where an address that is no page leads. */
export async function findFormerAddress(db: Db, language: Language, path: string): Promise<string | undefined> {
  const { paths, former, built } = await readSitePaths(db);
  // A link that was localized by its prefix alone.
  const id = former[language][path] ?? (language === "es" ? (built.en[path] ?? former.en[path]) : undefined);
  return id === undefined ? undefined : paths[id]?.[language];
}

/** The page that has or had a path, also one that is taken down: a form may have been open meanwhile. */
export async function findPageOfForm(db: Db, language: Language, path: string): Promise<number | undefined> {
  const paths = [...findPaths(await readPages(db))];
  const former = await db.select().from(formerAddresses).where(eq(formerAddresses.path, path));
  const findIn = (of: Language) =>
    paths.find(([, own]) => own[of] === path)?.[0] ?? former.find((row) => row.language === of)?.webPageCategoryId;
  return findIn(language) ?? findIn("en");
}

/** What the frame of a page needs to know about it: its paths in both languages where they differ, and whether it is listed. */
export async function findFrame(db: Db, language: Language, path: string): Promise<{ paths?: LocalPaths; isUnlisted: boolean }> {
  const { paths, unlisted } = await readSitePaths(db);
  const id = (await findPageId(db, language, path)) ?? 0;
  const own = paths[id];
  return { ...(own && own.en !== own.es && { paths: own }), isUnlisted: unlisted.includes(id) };
}

/** The page at a path, without the prefix of its language. */
export async function findPageId(db: Db, language: Language, path: string): Promise<number | undefined> {
  const { paths, built } = await readSitePaths(db);
  const [id] = Object.entries(paths).find(([, own]) => own[language] === path) ?? [];
  return built[language][path] ?? (id === undefined ? undefined : Number(id));
}
