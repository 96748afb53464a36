import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { limitConcurrency } from "#lib/concurrency.ts";
import type { Db } from "#platform/database/db.server.ts";
import { keepPicture } from "#platform/images/images.server.ts";
import { trustedPicture } from "#platform/images/picture.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import type { SamplePictures } from "./sample-content.ts";
import { shippedSizes, sizesFolder } from "./sample-sizes.ts";

const folder = join(projectRoot, "db/sample/images");

/** Each waits for the disk or a bucket. */
const filesAtOnce = 16;

export async function storeSamplePictures(db: Db, storage: ImageStorage): Promise<SamplePictures> {
  const names = new Map<string, string>();
  const inTurn = limitConcurrency(filesAtOnce);
  const pictures = await Promise.all(
    (await readdir(folder)).map(async (file) => {
      const picture = await trustedPicture(await readFile(join(folder, file)));
      await Promise.all(shippedSizes(picture.bytes, picture.name, picture.width).map((size) => inTurn(() => copySize(storage, size))));
      return { file, picture };
    }),
  );
  for (const { file, picture } of pictures)
    names.set(file.replace(/\.webp$/, ""), await keepPicture(db, storage, picture, { isSample: true }));
  return (name) => (name === undefined ? null : (names.get(name) ?? null));
}

async function copySize(storage: ImageStorage, { file, name }: ReturnType<typeof shippedSizes>[number]): Promise<void> {
  const bytes = await readFile(join(sizesFolder, file)).catch(() => undefined);
  if (bytes) await storage.write(name, bytes);
}
