import { randomBytes } from "node:crypto";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { Disk, errors } from "flydrive";
import type { Config } from "#platform/config.server.ts";

/** Where pictures live: a folder, or a bucket by configuration. A name is either wholly there or not at all. */
export type ImageStorage = {
  /** What it is called where it fails, after "The": "folder /srv/umbral/images". */
  label: string;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Uint8Array | undefined>;
  /** For large files: they are never in memory as a whole. Destroyed by its reader if it is not read to its end. */
  openStream: (name: string) => Promise<Readable | undefined>;
  remove: (name: string) => Promise<void>;
  list: () => AsyncIterable<{ name: string; changedAt: Date }>;
};

export function openStorage(config: Pick<Config, "s3" | "dataDir">): Promise<ImageStorage> {
  return config.s3 ? openBucket(config.s3) : openFolder(join(config.dataDir, "images"));
}

/** Nothing could be read or written: a disk or another server does not do its work. */
export class StorageError extends Error {
  constructor(cause: unknown, label: string) {
    super(`The ${label} does not do its work: ${innermostMessage(cause)}`, { cause });
    this.name = "StorageError";
  }
}

/** The message of the disk or the server; the errors around it only repeat what was requested. */
function innermostMessage(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  // Where a name has several addresses and none of them answers.
  if (cause instanceof AggregateError) return innermostMessage(cause.errors[0]);
  return cause.cause === undefined ? cause.message || cause.name : innermostMessage(cause.cause);
}

/** The bucket does not exist, as opposed to a server that does not respond. */
export const isMissingBucket = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NoSuchBucket" || isMissingBucket(error.cause));

export async function openFolder(folder: string): Promise<ImageStorage> {
  const { FSDriver } = await import("flydrive/drivers/fs");
  const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
  const label = `folder ${folder}`;
  const nameFault = faultNamer(label);
  return {
    label,
    ...readable(disk, nameFault),
    // Written under another name first, one of its own for each who writes: a process that dies half way leaves no picture that looks whole.
    write: nameFault(async (name, bytes) => {
      const part = `${name}.${randomBytes(4).toString("hex")}.part`;
      await disk.put(part, bytes);
      await syncToDisk(join(folder, part));
      await disk.move(part, name);
      await syncToDisk(join(folder, dirname(name)));
    }),
  };
}

/** A server that hangs must not take requests along; one that stumbles is asked again. */
const patience = { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true, socketTimeout: 10_000 };
const attempts = 3;

export async function openBucket({ bucket, access, region, endpoint }: NonNullable<Config["s3"]>): Promise<ImageStorage> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const credentials = access && { accessKeyId: access.key, secretAccessKey: access.secret };
  const disk = new Disk(
    new S3Driver({
      bucket,
      // Without keys the machine's own role is used, as the cloud grants it.
      ...(credentials && { credentials }),
      region,
      endpoint,
      forcePathStyle: endpoint !== undefined,
      supportsACL: false,
      visibility: "private",
      requestHandler: patience,
      maxAttempts: attempts,
    }),
  );
  const label = endpoint === undefined ? `bucket ${bucket}` : `bucket ${bucket} at ${new URL(endpoint).origin} (S3_ENDPOINT)`;
  const nameFault = faultNamer(label);
  // One request: an object is there when it is whole, and not before.
  return { label, ...readable(disk, nameFault), write: nameFault((name, bytes) => disk.put(name, bytes)) };
}

function readable(disk: Disk, nameFault: FaultNamer): Omit<ImageStorage, "label" | "write"> {
  return {
    read: nameFault(async (name) => {
      try {
        return await disk.getBytes(name);
      } catch (error) {
        if (!(error instanceof errors.E_CANNOT_READ_FILE)) throw error;
        // It may have been written since it was looked for.
        return (await disk.exists(name)) ? disk.getBytes(name) : undefined;
      }
    }),
    openStream: nameFault(async (name) => ((await disk.exists(name)) ? disk.getStream(name) : undefined)),
    remove: nameFault((name) => disk.delete(name)),
    list: () => filesOf(disk, nameFault),
  };
}

type FaultNamer = <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) => (...args: Args) => Promise<T>;

/** Wraps errors, so that they are not taken for those of a database that fails in the same way. */
function faultNamer(label: string): FaultNamer {
  return (work) =>
    (...args) =>
      work(...args).catch((error: unknown) => {
        throw new StorageError(error, label);
      });
}

async function* filesOf(disk: Disk, nameFault: FaultNamer) {
  const listPage = nameFault((paginationToken: string | undefined) => disk.listAll("", { paginationToken, recursive: true }));
  let paginationToken: string | undefined;
  do {
    const page = await listPage(paginationToken).catch((error: unknown) => {
      if (isMissingFolder(error)) return { objects: [], paginationToken: undefined };
      throw error;
    });
    for (const file of page.objects) {
      if (!file.isFile) continue;
      const { lastModified } = await file.getMetaData();
      yield { name: file.key, changedAt: lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

function isMissingFolder(error: unknown): boolean {
  return error instanceof Error && (("code" in error && error.code === "ENOENT") || isMissingFolder(error.cause));
}

export async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
}
