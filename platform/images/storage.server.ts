import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk, errors } from "flydrive";
import type { Config } from "#platform/config.server.ts";

/** Where pictures live: a folder, or a bucket by configuration. A name is either wholly there or not at all. */
export type ImageStorage = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Uint8Array | undefined>;
  remove: (name: string) => Promise<void>;
  list: () => AsyncIterable<{ name: string; changedAt: Date }>;
};

export function openStorage(config: Pick<Config, "s3" | "dataDir">): Promise<ImageStorage> {
  return config.s3 ? openBucket(config.s3) : openFolder(join(config.dataDir, "images"));
}

export async function openFolder(folder: string): Promise<ImageStorage> {
  const { FSDriver } = await import("flydrive/drivers/fs");
  return diskStorage(new Disk(new FSDriver({ location: folder, visibility: "private" })), (name) => syncToDisk(join(folder, name)));
}

export async function openBucket(s3: NonNullable<Config["s3"]>): Promise<ImageStorage> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { bucket: name, key: accessKeyId, secret: secretAccessKey, region, endpoint } = s3;
  const credentials = { accessKeyId, secretAccessKey };
  return diskStorage(
    new Disk(
      new S3Driver({
        bucket: name,
        credentials,
        region,
        endpoint,
        forcePathStyle: endpoint !== undefined,
        supportsACL: false,
        visibility: "private",
      }),
    ),
  );
}

/** Sees to it that a file, or a folder's list of names, survives a power cut. */
type Sync = (name: string) => Promise<void>;

function diskStorage(disk: Disk, sync: Sync = async () => {}): ImageStorage {
  return {
    // Written under another name first: a process that dies half way leaves no picture that looks whole.
    write: async (name, bytes) => {
      await disk.put(`${name}.part`, bytes);
      await sync(`${name}.part`);
      await disk.move(`${name}.part`, name);
      await sync(dirname(name));
    },
    read: async (name) => {
      try {
        return await disk.getBytes(name);
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE && !(await disk.exists(name))) return undefined;
        throw error;
      }
    },
    remove: (name) => disk.delete(name),
    list: () => filesOf(disk),
  };
}

async function* filesOf(disk: Disk) {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll("", { paginationToken, recursive: true }).catch((error: unknown) => {
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

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
}
