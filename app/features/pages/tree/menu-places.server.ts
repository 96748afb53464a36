import { placeNames } from "#app/features/menus/place-names.ts";
import { readMenuPlaces as readPlacings } from "#app/features/menus/reads.server.ts";
import { localize } from "#lib/localize.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Where pages are in the menus, by page, such as "Menu › Loans". */
export async function readMenuPlaces(db: Db): Promise<ReadonlyMap<number, string[]>> {
  const placings = await readPlacings(db);
  return new Map(
    [...placings].map(([page, places]) => [page, places.map(({ place, label }) => `${localize(placeNames[place])} › ${localize(label)}`)]),
  );
}
