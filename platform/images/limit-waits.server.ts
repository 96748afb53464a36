import { type ImageStorage, StorageError } from "./storage.server.ts";

/** As long as one try: whoever waits at a browser has given up before a second one. */
const longestWaitMs = 10_000;

/** The same storage for those whom somebody waits for: what takes too long has failed, whatever still comes of it. */
export function limitWaits(storage: ImageStorage, waitMs = longestWaitMs): ImageStorage {
  const limit = async <T>(work: Promise<T>): Promise<T> => {
    const { promise: deadline, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new StorageError(new Error(`No answer within ${waitMs} ms`), storage.label)), waitMs);
    try {
      return await Promise.race([work, deadline]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    ...storage,
    read: (name) => limit(storage.read(name)),
    write: (name, bytes) => limit(storage.write(name, bytes)),
    remove: (name) => limit(storage.remove(name)),
  };
}
