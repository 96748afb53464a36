import { isExpiredOn } from "#app/features/documents/expiry.ts";
import { type LinkedDocument, listLinkedDocuments, readDocumentFacts } from "#app/features/documents/reads.server.ts";
import { readDraftsOf } from "#app/features/drafts/reads.server.ts";
import { readLinkPaths } from "#app/features/pages/reads.server.ts";
import { officeDay } from "#lib/dates.ts";
import { contentPath, localPath } from "#lib/languages.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Language } from "#lib/translations.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { defaultItems } from "./default-menus.ts";
import { listItems, type MenuItem, type MenuPlace, type MenuTarget, readItems } from "./menu-item.ts";
import { type ShownMenus, showMenu } from "./shown-menu.ts";
import { menus } from "./tables/menus.server.ts";

const readRows = (db: Db) =>
  db.select({ menuId: menus.menuId, place: menus.place, name: menus.name, items: menus.items }).from(menus).orderBy(menus.menuId);

/** The links around every page, as visitors see them. A menu without a record shows the default links. */
export async function readMenus(db: Db, language: Language, now: Date): Promise<ShownMenus> {
  const rows = await readThroughCache(db, "menus", async () => readRows(db));
  const { paths, moved } = await readLinkPaths(db, language);
  const documents = new Map((await listLinkedDocuments(db)).map((document) => [document.id, document]));
  const today = officeDay(now);
  const facts = await readDocumentFacts(db, language, today);
  const findHref = (target: MenuTarget): string | undefined => {
    if ("url" in target) return contentPath(target.url, language, moved);
    if ("page" in target) return localHref(paths[target.page]?.[language], language);
    return openDocument(documents.get(target.document), today);
  };
  const show = (place: MenuPlace) => {
    const row = rows.find((menu) => menu.place === place);
    return showMenu(row?.items ?? defaultItems(place), language, findHref, facts);
  };
  return { menu: show("menu"), header: show("header"), footer: show("footer") };
}

const localHref = (path: string | undefined, language: Language) => (path === undefined ? undefined : localPath(path, language));

const openDocument = (document: LinkedDocument | undefined, today: string) =>
  document && !isExpiredOn(document, today) ? document.path : undefined;

/** Where a page is in a menu: the menu, the text of the link, and whether that is only in unpublished changes. */
export type MenuPlacing = { menuId: number; place: MenuPlace; name: string; label: LocalizedText; isDraft: boolean };

/** By the id of the page. */
export async function readMenuPlaces(db: Db): Promise<Map<number, MenuPlacing[]>> {
  const rows = await readRows(db);
  const { paths } = await readLinkPaths(db, "en");
  const idOf = new Map(Object.entries(paths).map(([id, { en }]) => [en, Number(id)]));
  const pagesIn = (items: readonly MenuItem[]) => listItems(items).flatMap(({ target, label }) => toPage(target, label, idOf));
  const drafts = new Map((await readDraftsOf(db, "menu")).map(({ id, shared }) => [id, shared?.items]));
  const placings = rows.flatMap(({ items, ...menu }) => {
    const published = pagesIn(items).map(({ page, label }) => ({ page, placing: { ...menu, label, isDraft: false } }));
    const known = new Set(published.map(({ page }) => page));
    const added = pagesIn(readItems(drafts.get(menu.menuId))).filter(({ page }) => !known.has(page));
    return [...published, ...added.map(({ page, label }) => ({ page, placing: { ...menu, label, isDraft: true } }))];
  });
  const byPage = new Map<number, MenuPlacing[]>();
  for (const { page, placing } of placings) byPage.set(page, [...(byPage.get(page) ?? []), placing]);
  return byPage;
}

/** An item leads to a page by its id, or by its address. */
function toPage(target: MenuTarget | undefined, label: LocalizedText, idOf: ReadonlyMap<string, number>) {
  if (!target || "document" in target) return [];
  const page = "page" in target ? target.page : idOf.get(target.url);
  return page === undefined ? [] : [{ page, label }];
}
