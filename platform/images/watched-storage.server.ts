import type { Metrics } from "#platform/metrics/metrics.server.ts";
import type { ImageStorage } from "./storage.server.ts";

/** The same storage, with a count of how long it takes and how often it fails. */
export function watchStorage(storage: ImageStorage, { storage: waits }: Pick<Metrics, "storage">): ImageStorage {
  return {
    ...storage,
    read: (name) => waits.watch("read", () => storage.read(name)),
    write: (name, bytes) => waits.watch("write", () => storage.write(name, bytes)),
    remove: (name) => waits.watch("remove", () => storage.remove(name)),
  };
}
