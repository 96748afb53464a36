import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "#platform/config.server.ts";
import { type ImageStorage, syncToDisk } from "#platform/images/storage.server.ts";
import { blockSize, paddedSize, parseTarHeader, tarHeader } from "./tar-header.server.ts";

type Location = { start: number; size: number };

/**
 * Has a backup written into one tar file. It gets its name when it is whole and on the disk; what fails before leaves nothing.
 * Memory holds one file of it at a time.
 */
export async function writeTar<T>(path: string, work: (place: ImageStorage) => Promise<T>): Promise<T> {
  if (await stat(path).catch(() => undefined)) throw new StartError("There is a backup already at this place; name another.");
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomBytes(4).toString("hex")}.part`;
  const file = await open(part, "wx+", 0o600);
  try {
    const { place, finish } = tarWriter(file, path);
    const result = await work(place);
    await finish();
    await file.close();
    await rename(part, path);
    await syncToDisk(dirname(path));
    return result;
  } catch (error) {
    await file.close().catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

function tarWriter(file: FileHandle, path: string): { place: ImageStorage; finish: () => Promise<void> } {
  const locations = new Map<string, Location>();
  const at = new Date();
  let end = 0;
  const append = async (bytes: Uint8Array) => {
    for (let sentBytes = 0; sentBytes < bytes.byteLength; ) {
      const { bytesWritten } = await file.write(bytes, sentBytes, bytes.byteLength - sentBytes, end);
      sentBytes += bytesWritten;
      end += bytesWritten;
    }
  };
  const place: ImageStorage = {
    label: `file ${path}`,
    write: async (name, bytes) => {
      await append(tarHeader({ name, size: bytes.byteLength }, at));
      locations.set(name, { start: end, size: bytes.byteLength });
      await append(bytes);
      await append(Buffer.alloc(paddedSize(bytes.byteLength) - bytes.byteLength));
    },
    read: async (name) => {
      const location = locations.get(name);
      return location && readAt(file, location);
    },
    remove: async (name) => {
      throw new Error(`${name} cannot be taken out of a tar file`);
    },
    async *list() {
      for (const name of locations.keys()) yield { name, changedAt: at };
    },
  };
  const finish = async () => {
    await append(Buffer.alloc(2 * blockSize));
    await file.sync();
  };
  return { place, finish };
}

/** The files of a tar, found by their headers; each is read when it is asked for. */
export async function openTar(path: string): Promise<Pick<ImageStorage, "read">> {
  const locations = await withFile(path, (file) => listLocations(file, path));
  return {
    read: async (name) => {
      const location = locations.get(name);
      return location && withFile(path, (file) => readAt(file, location));
    },
  };
}

async function listLocations(file: FileHandle, path: string): Promise<Map<string, Location>> {
  const { size: length } = await file.stat();
  const locations = new Map<string, Location>();
  for (let position = 0; ; ) {
    const header = parseTarHeader(await readAt(file, { start: position, size: blockSize }));
    if (header === "end") return locations;
    if (header === undefined) throw new StartError(`${path} is no tar file, or damaged at byte ${position}.`);
    const start = position + blockSize;
    if (start + header.size > length) throw new StartError(`${path} is not whole: it ends within ${header.name}.`);
    if (header.isFile) locations.set(header.name, { start, size: header.size });
    position = start + paddedSize(header.size);
  }
}

/** As many bytes as there are. */
async function readAt(file: FileHandle, { start, size }: Location): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let receivedBytes = 0;
  while (receivedBytes < size) {
    const { bytesRead } = await file.read(bytes, receivedBytes, size - receivedBytes, start + receivedBytes);
    if (bytesRead === 0) break;
    receivedBytes += bytesRead;
  }
  return bytes.subarray(0, receivedBytes);
}

async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, "r").catch((error: unknown) => {
    throw new StartError(`${path} cannot be opened; name the tar file of a backup.`, { cause: error });
  });
  return work(file).finally(() => file.close());
}
