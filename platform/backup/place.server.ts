import { resolve } from "node:path";
import type { Config } from "#platform/config.server.ts";
import { type ImageStorage, openBucket, openFolder } from "#platform/images/storage.server.ts";
import { manifestFile } from "./manifest.server.ts";

/** Where backups are kept: a folder, or `s3://bucket/prefix` under the keys that the site has. */
export async function openPlace(text: string, { anyBucket }: Pick<Config, "anyBucket">): Promise<ImageStorage> {
  const [, bucket, prefix = ""] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(text) ?? [];
  if (bucket === undefined) return openFolder(resolve(text));
  const storage = await openBucket({ ...anyBucket, bucket });
  return prefix === "" ? storage : under(storage, prefix);
}

/** A folder within. */
export function under(storage: ImageStorage, folder: string): ImageStorage {
  const path = (name: string) => `${folder}/${name}`;
  return {
    write: (name, bytes) => storage.write(path(name), bytes),
    read: (name) => storage.read(path(name)),
    remove: (name) => storage.remove(path(name)),
    async *list() {
      for await (const { name, changedAt } of storage.list()) {
        if (name.startsWith(path(""))) yield { name: name.slice(path("").length), changedAt };
      }
    },
  };
}

/** The name under which a backup of this moment is kept; later ones sort behind earlier ones. */
export const datedName = (at: Date) =>
  `backup-${at
    .toISOString()
    .replaceAll(":", "-")
    .replace(/\.\d+Z$/, "Z")}`;

const datedPath = /^(backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\/(.+)$/;

/** Leaves the newest finished backups, and what is not finished but newer than them. */
export async function removeOldBackups(place: ImageStorage, keep: number): Promise<string[]> {
  const files = new Map<string, string[]>();
  for await (const { name } of place.list()) {
    const [, backup, file] = datedPath.exec(name) ?? [];
    if (backup && file) files.set(backup, [...(files.get(backup) ?? []), file]);
  }
  const finishedBackups = [...files].filter(([, names]) => names.includes(manifestFile)).map(([backup]) => backup);
  const oldestKept = finishedBackups.toSorted().at(-keep);
  if (oldestKept === undefined) return [];
  const outdatedBackups = [...files.keys()].filter((backup) => backup < oldestKept);
  for (const backup of outdatedBackups) {
    // The manifest goes first: what is left of a backup that is being removed must not look like one.
    const names = (files.get(backup) ?? []).toSorted((one) => (one === manifestFile ? -1 : 1));
    for (const name of names) await place.remove(`${backup}/${name}`);
  }
  return outdatedBackups;
}
