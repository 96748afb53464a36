import { LRUCache } from "lru-cache";
import type { Metrics } from "#platform/metrics/metrics.server.ts";
import { type ImageStorage, StorageError } from "./storage.server.ts";

/** What another node removed is forgotten here when its time is up. */
const bounds = {
  maxSize: 32_000_000,
  maxEntrySize: 1_000_000,
  ttl: 10 * 60_000,
  sizeCalculation: (bytes: Uint8Array) => bytes.byteLength || 1,
};

/** The pictures that are asked for most are read once: a name never gets other bytes. */
export function rememberPictures(storage: ImageStorage, { pictures }: Pick<Metrics, "pictures">): ImageStorage {
  const memory = new LRUCache<string, Uint8Array>(bounds);
  return {
    ...storage,
    read: async (name) => {
      const bytesInMemory = memory.get(name);
      if (bytesInMemory) {
        pictures.memoryHits++;
        return bytesInMemory;
      }
      pictures.memoryMisses++;
      const bytes = await storage.read(name);
      if (bytes) memory.set(name, bytes);
      return bytes;
    },
    remove: async (name) => {
      memory.delete(name);
      await storage.remove(name);
    },
  };
}

/** The same storage, with a count of how long it takes and how often it fails. */
export function measureStorage(storage: ImageStorage, { storage: waits }: Pick<Metrics, "storage">): ImageStorage {
  return {
    ...storage,
    read: (name) => waits.measure("read", () => storage.read(name)),
    openStream: (name) => waits.measure("read", () => storage.openStream(name)),
    write: (name, bytes) => waits.measure("write", () => storage.write(name, bytes)),
    remove: (name) => waits.measure("remove", () => storage.remove(name)),
  };
}

/** As long as one attempt: a visitor gives up before a second one. */
const longestWaitMs = 10_000;
/** A large file takes longer to write, the more so while others arrive: a second for each megabyte. */
const bytesPerMs = 1_000;

/** The same storage with a timeout, for calls that a visitor waits for. */
export function limitWaits(storage: ImageStorage, waitMs = longestWaitMs): ImageStorage {
  const limit = async <T>(work: Promise<T>, bytes = 0): Promise<T> => {
    const { promise: deadline, reject } = Promise.withResolvers<never>();
    const ms = waitMs + Math.floor(bytes / bytesPerMs);
    const timer = setTimeout(() => reject(new StorageError(new Error(`No answer within ${ms} ms`), storage.label)), ms);
    try {
      return await Promise.race([work, deadline]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    ...storage,
    read: (name) => limit(storage.read(name)),
    openStream: (name) => limit(storage.openStream(name)),
    write: (name, bytes) => limit(storage.write(name, bytes), bytes.byteLength),
    remove: (name) => limit(storage.remove(name)),
  };
}
