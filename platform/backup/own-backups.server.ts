import type { ImageStorage } from "#platform/images/storage.server.ts";
import { manifestFile } from "./manifest.server.ts";

/** The name of a backup made at this time; later names sort after earlier ones. */
export function datedName(at: Date): string {
  const stamp = at
    .toISOString()
    .replaceAll(":", "-")
    .replace(/\.\d+Z$/, "Z");
  return `backup-${stamp}`;
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
