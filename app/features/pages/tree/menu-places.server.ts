import type { Db } from "#platform/database/db.server.ts";

/** Where pages are in the menus, by page: the names above each entry and its own, such as "Menu › Loans". */
export async function readMenuPlaces(_db: Db): Promise<ReadonlyMap<number, string[]>> {
  return new Map();
}
