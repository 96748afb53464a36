import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "#platform/database/db.server.ts";
import { keepPicture } from "#platform/images/images.server.ts";
import { trustedPicture } from "#platform/images/picture.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import type { SamplePictures } from "./sample-content.ts";

const folder = join(projectRoot, "db/sample/images");

export async function storeSamplePictures(db: Db, storage: ImageStorage): Promise<SamplePictures> {
  const names = new Map<string, string>();
  for (const file of await readdir(folder)) {
    const picture = await trustedPicture(await readFile(join(folder, file)));
    names.set(file.replace(/\.webp$/, ""), await keepPicture(db, storage, picture, { isSample: true }));
  }
  return (name) => (name === undefined ? null : (names.get(name) ?? null));
}
