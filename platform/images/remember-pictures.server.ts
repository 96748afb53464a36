import { LRUCache } from "lru-cache";
import type { Metrics } from "#platform/metrics/metrics.server.ts";
import type { ImageStorage } from "./storage.server.ts";

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
