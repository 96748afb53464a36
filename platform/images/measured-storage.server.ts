import type { Metrics } from "#platform/metrics/metrics.server.ts";
import type { ImageStorage } from "./storage.server.ts";

/** The same storage, with a count of how long it takes and how often it fails. */
export function measureStorage(storage: ImageStorage, { storage: waits }: Pick<Metrics, "storage">): ImageStorage {
  return {
    ...storage,
    read: (name) => waits.measure("read", () => storage.read(name)),
    write: (name, bytes) => waits.measure("write", () => storage.write(name, bytes)),
    remove: (name) => waits.measure("remove", () => storage.remove(name)),
  };
}
