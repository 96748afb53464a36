import { images } from "#db/tables/images.server.ts";
import { parseVariantName } from "#lib/image-widths.ts";
import type { Db } from "#platform/database/db.server.ts";
import { makeVariant, type Picture, readPicture } from "./picture.server.ts";
import type { ImageStorage } from "./storage.server.ts";

/** How large a record's picture is, and what stays in its crops, for a query that joins it: pages reserve the room before it arrives. */
export const pictureSize = {
  imageWidth: images.width,
  imageHeight: images.height,
  imageFocusX: images.focusX,
  imageFocusY: images.focusY,
};

/** Reads and stores an upload. The file is there before any row names it; until then it is an orphan that is swept. */
export async function keepUpload(db: Db, storage: ImageStorage, input: Uint8Array): Promise<string> {
  return keepPicture(db, storage, await readPicture(input));
}

export async function keepPicture(
  db: Db,
  storage: ImageStorage,
  { name, width, height, bytes }: Picture,
  { isSample = false } = {},
): Promise<string> {
  await storage.write(name, bytes);
  await db.insert(images).values({ name, width, height, isSample });
  return name;
}

const inTheMaking = new Map<string, Promise<Uint8Array | undefined>>();

/** The file behind `/resources/{file}`: a stored picture, or one of its sizes, made once when first asked for. */
export async function readImage(storage: ImageStorage, file: string): Promise<Uint8Array | undefined> {
  return (await storage.read(file)) ?? (await makeOnce(storage, file));
}

/** Whether there is such a file, or could be; nothing is made to find out. */
export async function hasImage(storage: ImageStorage, file: string): Promise<boolean> {
  return (await storage.read(parseVariantName(file)?.name ?? file)) !== undefined;
}

function makeOnce(storage: ImageStorage, file: string): Promise<Uint8Array | undefined> {
  const variant = parseVariantName(file);
  if (!variant) return Promise.resolve(undefined);
  const pendingVariant = inTheMaking.get(file);
  if (pendingVariant) return pendingVariant;
  const newVariant = makeVariant(() => storage.read(variant.name), variant.width, variant.format)
    .then(async (bytes) => {
      if (bytes) await storage.write(file, bytes);
      return bytes;
    })
    .finally(() => inTheMaking.delete(file));
  inTheMaking.set(file, newVariant);
  return newVariant;
}
