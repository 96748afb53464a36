import { eq, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { PictureFocus } from "#lib/picture-focus.ts";
import type { Db } from "#platform/database/db.server.ts";
import { keepUpload } from "./images.server.ts";
import type { ImageStorage } from "./storage.server.ts";
import { images } from "./tables/images.server.ts";

type Upload = { db: Db; storage: ImageStorage; image: Uint8Array | undefined };

/** Stores an upload that a later save names. */
export async function storeUpload({ db, storage, image }: Upload): Promise<{ image: string }> {
  if (!image) throw AppError.field("ImageFile", { en: "Send the picture as ImageFile", es: "Envíe la imagen como ImageFile" });
  return { image: await keepUpload(db, storage, image) };
}

/**
 * The picture that a save asks for: an upload, else one that is stored already and named in `field`.
 * Absent leaves the picture as it is (`undefined`), empty takes it away (`null`).
 */
export async function uploadedOrNamed(
  db: Db,
  storage: ImageStorage,
  upload: Uint8Array | undefined,
  named: string | null | undefined,
  field: string,
): Promise<string | null | undefined> {
  if (upload) return keepUpload(db, storage, upload);
  if (named === undefined) return undefined;
  if (named === null || named === "") return null;
  const [storedImage] = named.includes("\0") ? [] : await db.select({ name: images.name }).from(images).where(eq(images.name, named));
  if (!storedImage)
    throw AppError.field(field, {
      en: `${field} names no stored picture; send the picture itself as ImageFile`,
      es: `${field} no corresponde a ninguna imagen guardada; envíe la imagen misma como ImageFile`,
    });
  return storedImage.name;
}

/** Says what must stay in the crops of a record's picture, in the transaction that saves the record. Without a point it stays as it is. */
export async function focusPicture(tx: Db, name: string | null, focus: PictureFocus | undefined): Promise<void> {
  if (!name || !focus) return;
  const version = sql`${images.version} + 1`;
  await tx.update(images).set({ focusX: focus.x, focusY: focus.y, version }).where(eq(images.name, name));
}
