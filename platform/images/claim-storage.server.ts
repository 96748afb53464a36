import { randomUUID } from "node:crypto";
import { StartError } from "#platform/config.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findState, keepState } from "#platform/site-state.server.ts";
import { type ImageStorage, isMissingBucket, StorageError } from "./storage.server.ts";
import { images } from "./tables/images.server.ts";

/** The object at the root of a folder or bucket that says whose pictures these are. */
export const markName = "umbral-installation.txt";

/** Who this database is; made once, and shared by all processes on it. */
export async function installationId(db: Db): Promise<string> {
  await keepState(db, "installationId", randomUUID());
  return (await findState(db, "installationId")) ?? "";
}

/** Whether the pictures stored there are this installation's. What is not may be read and added to, never removed. */
type Claim = "ours" | "foreign" | "unmarked";

export type StoredFile = { name: string; changedAt: Date };

/** Reads the mark, and writes it where nothing is stored yet: a new installation calls this before it stores its first picture. */
export async function claimStorage(db: Db, storage: ImageStorage, files: StoredFile[]): Promise<Claim> {
  const id = await installationId(db);
  const mark = await storage.read(markName);
  if (mark) return Buffer.from(mark).toString("utf8").trim() === id ? "ours" : "foreign";
  if (files.length > 0) return "unmarked";
  await storage.write(markName, Buffer.from(`${id}\n`));
  return "ours";
}

/**
 * A database with pictures, and a place that has none and no mark: a node without the bucket's setting, or a disk that is not mounted. It
 * would show no picture, and store new ones where no other node looks. Nothing is known about storage that does not respond.
 */
export async function refuseUnusedStorage(db: Db, storage: ImageStorage): Promise<void> {
  const isUnused = await holdsNothing(storage).catch((error: unknown) => {
    if (error instanceof StorageError && !isMissingBucket(error)) return false;
    throw error;
  });
  const count = isUnused ? await db.$count(images) : 0;
  if (count > 0)
    throw new StartError(
      `The database names ${count} pictures, and there are none in the ${storage.label}. Set S3_BUCKET as the other nodes have it, or DATA_DIR as it was, or mount the disk. If they are lost for good, store the text ${await installationId(db)} there as ${markName}.`,
    );
}

async function holdsNothing(storage: ImageStorage): Promise<boolean> {
  if (await storage.read(markName)) return false;
  for await (const _ of storage.list()) return false;
  return true;
}

const isPartOfMark = (name: string) => name.startsWith(`${markName}.`);

/** Everything stored but the mark. */
export async function listFiles(storage: ImageStorage): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of storage.list()) if (file.name !== markName && !isPartOfMark(file.name)) files.push(file);
  return files;
}
