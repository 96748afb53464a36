import { sql } from "drizzle-orm";
import { commandLine } from "#platform/command-line.server.ts";
import { StartError } from "#platform/config.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { siteState } from "#platform/database/tables/site-state.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { findState, putState } from "#platform/site-state.server.ts";
import { version } from "#platform/version.server.ts";
import { openTarget } from "./backup-target.server.ts";
import { manifestFile, summaryOf } from "./manifest.server.ts";
import { obtainSigningKey, signerOf } from "./signature.server.ts";
import { writeBackup } from "./write-backup.server.ts";

const lastBackupKey = "lastBackup";
const beginningKey = "backupBegun";

/** If a node dies during a backup, another one tries after this time. */
const leaseMs = 60 * 60 * 1000;

type Parts = Pick<Platform, "db" | "storage" | "config">;

/** Makes a backup at `to`, or a dated one in BACKUP_TO. Returns a summary for the operator. */
export async function makeBackup({ db, storage, config }: Parts, to: string | undefined, now: Date): Promise<string> {
  const base = to ?? config.backup.to;
  if (base === undefined)
    throw new StartError(`Say where to: ${commandLine("backup", "<folder or s3://bucket/prefix>")}, or set BACKUP_TO.`);
  const target = to ?? `${base.replace(/\/+$/, "")}/${datedName(now)}`;
  const keys = { recipient: config.backup.recipient, signingKey: await obtainSigningKey(db) };
  const manifest = await writeBackup({ db, storage }, await openTarget(target, config), version, now, keys);
  await putState(db, lastBackupKey, now.toISOString());
  if (to === undefined) await removeOldBackups(await openTarget(base, config), config.backup.keep);
  const recipientNote = keys.recipient === undefined ? "not encrypted (BACKUP_RECIPIENT)" : `encrypted for ${keys.recipient}`;
  return `Backed up ${summaryOf(manifest)} to ${target}, ${recipientNote}, signed by ${signerOf(keys.signingKey)}.`;
}

export async function makeDueBackup(parts: Parts, now: Date): Promise<void> {
  const { db, config } = parts;
  if (config.backup.to === undefined) return;
  const goodAt = await findLastBackup(db);
  if (goodAt && Date.parse(goodAt) > now.getTime() - config.backup.hours * 60 * 60 * 1000) return;
  if (!(await takeTurn(db, now))) return;
  await makeBackup(parts, undefined, now);
}

async function takeTurn(db: Db, now: Date): Promise<boolean> {
  const free = new Date(now.getTime() - leaseMs).toISOString();
  const takenRows = await db
    .insert(siteState)
    .values({ key: beginningKey, value: now.toISOString() })
    .onConflictDoUpdate({ target: siteState.key, set: { value: now.toISOString() }, setWhere: sql`${siteState.value} < ${free}` })
    .returning();
  return takenRows.length > 0;
}

export const findLastBackup = (db: Db): Promise<string | undefined> => findState(db, lastBackupKey);

/** Sorts by date. */
export function datedName(at: Date): string {
  const stamp = at
    .toISOString()
    .replaceAll(":", "-")
    .replace(/\.\d+Z$/, "Z");
  return `backup-${stamp}`;
}

const datedPath = /^(backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\/(.+)$/;

/** Keeps the newest complete backups, and incomplete ones that are newer. */
export async function removeOldBackups(target: ImageStorage, keep: number): Promise<string[]> {
  const files = new Map<string, string[]>();
  for await (const { name } of target.list()) {
    const [, backup, file] = datedPath.exec(name) ?? [];
    if (backup && file) files.set(backup, [...(files.get(backup) ?? []), file]);
  }
  const finishedBackups = [...files].filter(([, names]) => names.includes(manifestFile)).map(([backup]) => backup);
  const oldestKept = finishedBackups.toSorted().at(-keep);
  if (oldestKept === undefined) return [];
  const outdatedBackups = [...files.keys()].filter((backup) => backup < oldestKept);
  for (const backup of outdatedBackups) {
    // The manifest goes first: what is left must not look like a backup.
    const names = (files.get(backup) ?? []).toSorted((one) => (one === manifestFile ? -1 : 1));
    for (const name of names) await target.remove(`${backup}/${name}`);
  }
  return outdatedBackups;
}
