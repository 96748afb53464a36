import { images } from "#db/tables/images.server.ts";
import { parseVariantName, sizesOf, standInsFor } from "#lib/image-widths.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type Picture, readPicture } from "./picture.server.ts";
import { requestSizes } from "./size-requests.server.ts";
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
  requestSizes(sizesOf(name, width));
  return name;
}

/** The file behind `/resources/{file}`: itself, or until it is made whatever comes nearest to it. */
export async function findImage(storage: ImageStorage, file: string): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  const bytes = await storage.read(file);
  if (bytes) return { name: file, bytes };
  const master = await readMasterOf(storage, file);
  if (!master) return undefined;
  for (const name of standInsFor(file)) {
    const nearBytes = await storage.read(name);
    if (nearBytes) return { name, bytes: nearBytes };
  }
  return master;
}

async function readMasterOf(storage: ImageStorage, file: string): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  const name = parseVariantName(file)?.name;
  const bytes = name === undefined ? undefined : await storage.read(name);
  return name !== undefined && bytes ? { name, bytes } : undefined;
}
