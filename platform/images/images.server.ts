import { parseVariantName, sizesOf, standInsFor } from "#lib/image-widths.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type Picture, readPicture } from "./picture.server.ts";
import { requestSizes } from "./size-queue.server.ts";
import type { ImageStorage } from "./storage.server.ts";
import { images } from "./tables/images.server.ts";

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

type ImageFile = { name: string; bytes: Uint8Array };

/** The file behind `/resources/{file}`: itself, or until it is made whatever comes nearest to it, the picture itself if nothing does. */
export async function findImage(storage: ImageStorage, file: string): Promise<ImageFile | undefined> {
  const image = await readFile(storage, file);
  const master = parseVariantName(file)?.name;
  if (image || master === undefined) return image;
  // A picture that does not exist has no sizes: an invented name costs two requests to a bucket, not sixteen.
  const masterImage = await readFile(storage, master);
  if (!masterImage) return undefined;
  // Side by side: a bucket takes its time to say that something is not there.
  const candidates = await Promise.all(standInsFor(file).map((name) => readFile(storage, name)));
  return candidates.find((candidate) => candidate !== undefined) ?? masterImage;
}

async function readFile(storage: ImageStorage, name: string): Promise<ImageFile | undefined> {
  const bytes = await storage.read(name);
  return bytes && { name, bytes };
}
