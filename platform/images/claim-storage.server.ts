import { randomUUID } from "node:crypto";
import { images } from "#db/tables/images.server.ts";
import { StartError } from "#platform/config.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findState, keepState } from "#platform/site-state.server.ts";
import { type ImageStorage, isMissingBucket, StorageError } from "./storage.server.ts";

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

/**
 * An installation that was there before marks were: nearly all pictures that its database knows are stored here, and
 * nearly all that is stored here its database knows. Names are random, so no other database could pass.
 */
const likeness = 0.9;

/** Reads the mark; puts it where nothing is stored yet, and where an unmarked installation recognises its own pictures. */
export async function claimStorage(db: Db, storage: ImageStorage, files: StoredFile[]): Promise<Claim> {
  const id = await installationId(db);
  const mark = await storage.read(markName);
  if (mark) return Buffer.from(mark).toString("utf8").trim() === id ? "ours" : "foreign";
  if (files.length > 0 && !(await recognises(db, files))) return "unmarked";
  await storage.write(markName, Buffer.from(`${id}\n`));
  return "ours";
}

/** Before a new installation stores its first picture: whether what is there already is somebody else's shows only now. */
export async function claimAtFirstStart(db: Db, storage: ImageStorage): Promise<void> {
  const claim = await claimStorage(db, storage, await listFiles(storage));
  if (claim === "unmarked") await keepState(db, strangersFound, "true");
}

/**
 * A database with pictures, and a place that has none and no mark: a node that was not told of the bucket, or a disk that is not mounted. It
 * would show no picture, and keep new ones where nobody else looks. Of a place that does not answer nothing is known.
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

const strangersFound = "storageHeldOtherPictures";

async function recognises(db: Db, files: StoredFile[]): Promise<boolean> {
  if ((await findState(db, strangersFound)) !== undefined) return false;
  const rows = await db.select({ name: images.name }).from(images);
  const storedStems = new Set(files.map(({ name }) => stemOf(name)));
  const knownStems = new Set(rows.map(({ name }) => stemOf(name)));
  const sharedCount = [...knownStems].filter((stem) => storedStems.has(stem)).length;
  return sharedCount > 0 && sharedCount >= likeness * knownStems.size && sharedCount >= likeness * storedStems.size;
}

/** A picture and its sizes, whole or half written, share it. */
const stemOf = (name: string) => name.replace(/(-\d{3,4})?\.(webp|avif)(\.[0-9a-f]{8})?(\.part)?$/, "");

const isPartOfMark = (name: string) => name.startsWith(`${markName}.`);

/** Everything stored but the mark. */
export async function listFiles(storage: ImageStorage): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of storage.list()) if (file.name !== markName && !isPartOfMark(file.name)) files.push(file);
  return files;
}
