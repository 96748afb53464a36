import { eq } from "drizzle-orm";
import { images } from "#db/tables/images.server.ts";
import type { PictureFocus } from "#lib/picture-focus.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Says what must stay in the crops of a record's picture, in the transaction that saves the record. Without a point it stays as it is. */
export async function focusPicture(tx: Db, name: string | null, focus: PictureFocus | undefined): Promise<void> {
  if (name && focus) await tx.update(images).set({ focusX: focus.x, focusY: focus.y }).where(eq(images.name, name));
}

export async function findPictureFocus(db: Db, name: string): Promise<PictureFocus | undefined> {
  if (name.includes("\0")) return undefined;
  const [focus] = await db.select({ x: images.focusX, y: images.focusY }).from(images).where(eq(images.name, name));
  return focus;
}
