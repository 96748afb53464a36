import { listLinkedPages } from "#app/features/pages/reads.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { defaultItems, defaultName } from "./default-menus.ts";
import { menuDefinition } from "./definition.server.ts";
import { menuPlaces } from "./menu-item.ts";
import { menus } from "./tables/menus.server.ts";

const store = contentStore(menuDefinition);

/** Adds the menus that this installation does not have yet, with the links that the site has always had. In one transaction. */
export async function writeMissingMenus(tx: Db): Promise<void> {
  const rows = await tx.select({ place: menus.place }).from(menus);
  const missing = menuPlaces.filter((place) => !rows.some((row) => row.place === place));
  if (missing.length === 0) return;
  const pageIds = new Map((await listLinkedPages(tx)).map(({ id, paths }) => [paths.en, id]));
  const records = missing.map((place) => ({ place, name: defaultName(place), items: defaultItems(place, pageIds) }));
  await store.createAll(tx, records, { userId: null });
}
