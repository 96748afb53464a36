import type { Metrics } from "#platform/metrics/metrics.server.ts";
import { inSpan } from "#platform/tracing/active-trace.server.ts";
import type { ImageStorage } from "./storage.server.ts";

/** The same storage, with a count of how long it takes and how often it fails, and its part in a trace. */
export function watchStorage(storage: ImageStorage, { storage: waits }: Pick<Metrics, "storage">): ImageStorage {
  const watch = <T>(operation: "read" | "write" | "remove", work: () => Promise<T>) =>
    waits.watch(operation, () => inSpan(`storage ${operation}`, "client", work));
  return {
    ...storage,
    read: (name) => watch("read", () => storage.read(name)),
    write: (name, bytes) => watch("write", () => storage.write(name, bytes)),
    remove: (name) => watch("remove", () => storage.remove(name)),
  };
}
