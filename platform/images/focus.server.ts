import { eq, sql } from "drizzle-orm";
import type { PictureFocus } from "#lib/picture-focus.ts";
import type { Db } from "#platform/database/db.server.ts";
import { images } from "./tables/images.server.ts";

/** Says what must stay in the crops of a record's picture, in the transaction that saves the record. Without a point it stays as it is. */
export async function focusPicture(tx: Db, name: string | null, focus: PictureFocus | undefined): Promise<void> {
  if (!name || !focus) return;
  const version = sql`${images.version} + 1`;
  await tx.update(images).set({ focusX: focus.x, focusY: focus.y, version }).where(eq(images.name, name));
}
