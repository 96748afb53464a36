import { asc } from "drizzle-orm";
import { listLinkedDocuments } from "#app/features/documents/reads.server.ts";
import { listLinkedPages } from "#app/features/pages/reads.server.ts";
import { AppError } from "#lib/errors.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { menuDefinition } from "./definition.server.ts";
import { hasGroups, isGroup, listItems, type MenuItem } from "./menu-item.ts";
import { menus } from "./tables/menus.server.ts";

const store = contentStore(menuDefinition);

export const getMenu = store.get;

export const listMenus = (db: Db) => db.select(store.columns).from(menus).orderBy(asc(menus.menuId));

export function updateMenu(db: Db, id: number, { items }: { items?: MenuItem[] | undefined }, actor: Actor, version?: number) {
  return changeContent(db, async (tx) => {
    const before = await store.lock(tx, id, version);
    if (items) {
      if (!hasGroups(before.place)) refuseGroups(items);
      await refuseMissingTargets(tx, before.items, items);
    }
    return store.update(tx, id, { ...(items && { items }) }, actor);
  });
}

function refuseGroups(items: readonly MenuItem[]): void {
  const index = items.findIndex(isGroup);
  if (index >= 0)
    throw AppError.field(`items.${index}.target`, {
      en: "The header row has no room for groups; choose where this link leads",
      es: "La fila superior no tiene lugar para grupos; elija adónde lleva este enlace",
    });
}

/** Only what the change adds: an item whose page was deleted later is hidden from visitors, and staff may still change the rest. */
async function refuseMissingTargets(tx: Db, before: readonly MenuItem[], items: readonly MenuItem[]): Promise<void> {
  const pages = new Set((await listLinkedPages(tx)).map(({ id }) => id));
  const documents = new Set((await listLinkedDocuments(tx)).map(({ id }) => id));
  for (const { target } of listItems(before)) {
    if (target && "page" in target) pages.add(target.page);
    if (target && "document" in target) documents.add(target.document);
  }
  for (const { field, item } of withFields(items)) {
    const { target } = item;
    if (target && "page" in target && !pages.has(target.page))
      throw AppError.field(`${field}.target.page`, {
        en: `“${item.label.en}” leads to a page that does not exist`,
        es: `«${item.label.es}» lleva a una página que no existe`,
      });
    if (target && "document" in target && !documents.has(target.document))
      throw AppError.field(`${field}.target.document`, {
        en: `“${item.label.en}” leads to a document that does not exist`,
        es: `«${item.label.es}» lleva a un documento que no existe`,
      });
  }
}

const withFields = (items: readonly MenuItem[]) =>
  items.flatMap((item, index) => [
    { field: `items.${index}`, item },
    ...(item.children ?? []).map((child, at) => ({ field: `items.${index}.children.${at}`, item: child })),
  ]);
