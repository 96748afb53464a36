import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import { manifestFile } from "./manifest.server.ts";
import { type Buckets, isTar, openPlace } from "./place.server.ts";

const stamp = (at: Date) =>
  at
    .toISOString()
    .replaceAll(":", "-")
    .replace(/\.\d+Z$/, "Z");

/** The name under which a backup of this moment is kept; later ones sort behind earlier ones. */
export const datedName = (at: Date) => `backup-${stamp(at)}`;

/** Where the site puts the backup of this moment: a folder within the one that is set, or a file beside the one that is. */
export const datedPlace = (base: string, at: Date) =>
  isTar(base) ? base.replace(/\.tar$/i, `-${stamp(at)}.tar`) : `${base.replace(/\/+$/, "")}/${datedName(at)}`;

/** Leaves as many of the site's own backups as are to be kept. */
export async function pruneBackups(base: string, config: Buckets, keep: number): Promise<void> {
  if (isTar(base)) await removeOldTars(resolve(base), keep);
  else await removeOldBackups(await openPlace(base, config), keep);
}

const datedEnd = /^-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar(\.[0-9a-f]{8}\.part)?$/;

/** With the newest files that are whole stays what is being written since. */
export async function removeOldTars(base: string, keep: number): Promise<void> {
  const stem = basename(base).replace(/\.tar$/i, "");
  const names = (await readdir(dirname(base))).filter((name) => name.startsWith(stem) && datedEnd.test(name.slice(stem.length)));
  const oldestKept = names
    .filter((name) => !name.endsWith(".part"))
    .toSorted()
    .at(-keep);
  for (const name of names) if (oldestKept !== undefined && name < oldestKept) await rm(join(dirname(base), name));
}

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
