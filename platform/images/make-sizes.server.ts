import { desc } from "drizzle-orm";
import { parseVariantName, sizesOf } from "#lib/image-widths.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Metrics } from "#platform/metrics/metrics.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { listFiles } from "./claim-storage.server.ts";
import { makeVariant } from "./picture.server.ts";
import { onSizesRequested, SizeQueue } from "./size-queue.server.ts";
import { type ImageStorage, StorageError } from "./storage.server.ts";
import { images } from "./tables/images.server.ts";

type Options = Pick<Platform, "db" | "storage" | "log"> & {
  metrics?: Pick<Metrics, "pictures">;
  /** How long after the start it looks for what is missing: the first visitors go first. */
  settledMs?: number;
};

/** What no node heard of, because the one that did is gone. */
const usualPauseMs = 60 * 60_000;
/** After trouble, and when there was no room for all. */
const shortPauseMs = 60_000;

/**
 * Makes the sizes of pictures, one after the other: those of a new picture when it arrives, those that a visitor requests at once, and
 * whatever else is not stored. Answers how to stop.
 */
export function startMakingSizes({ db, storage, log, metrics, settledMs = 1_000 }: Options): () => Promise<void> {
  const queue = new SizeQueue();
  if (metrics) metrics.pictures.countWaitingSizes = () => queue.size;
  /** Tried and impossible: a damaged file stays damaged, and must not keep the others waiting again and again. */
  const impossible = new Set<string>();
  let nextLookAt = Date.now() + settledMs;
  let madeCount = 0;
  let hasLooked = false;
  let isStopped = false;
  let wake = () => {};

  const lookSoon = () => {
    nextLookAt = Math.min(nextLookAt, Date.now() + shortPauseMs);
  };

  const stopListening = onSizesRequested(({ files, asked }) => {
    const hasRoom = asked ? files.every((file) => queue.addAsked(file)) : queue.add(files);
    if (!hasRoom) lookSoon();
    wake();
  });

  async function rest(ms: number): Promise<void> {
    if (isStopped) return;
    if (hasLooked) log.info({ made: madeCount }, "The sizes of all pictures are there");
    hasLooked = false;
    madeCount = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    const timer = setTimeout(resolve, ms);
    await promise;
    clearTimeout(timer);
  }

  async function look(): Promise<void> {
    nextLookAt = Date.now() + usualPauseMs;
    const files = await findMissingSizes(db, storage);
    if (!queue.add(files.filter((file) => !impossible.has(file)))) return lookSoon();
    hasLooked = true;
  }

  async function make(file: string): Promise<void> {
    const size = parseVariantName(file);
    if (!size || impossible.has(file)) return;
    try {
      // Another process may have made it. Where two make the same size at once, either file is as good.
      if (await storage.read(file)) return;
      const bytes = await makeVariant(() => storage.read(size.name), size.width, size.format);
      if (!bytes) return;
      await storage.write(file, bytes);
      madeCount++;
    } catch (error) {
      if (error instanceof StorageError) throw error;
      impossible.add(file);
      log.warn({ err: error, file }, "A size of a picture could not be made");
    }
  }

  async function work(): Promise<void> {
    while (!isStopped) {
      const file = queue.take();
      try {
        if (file !== undefined) await make(file);
        else if (Date.now() >= nextLookAt) await look();
        else await rest(nextLookAt - Date.now());
      } catch (error) {
        // Whatever was to be made is found again.
        queue.clear();
        lookSoon();
        log.warn({ err: error }, "Sizes of pictures cannot be made at the moment");
      }
    }
  }

  const workLoop = work();
  return async () => {
    isStopped = true;
    stopListening();
    wake();
    await workLoop;
  };
}

/**
 * The sizes that are not stored: the most used size of each picture, the newest picture first, then the next size of each. Nothing is noted
 * anywhere of what was made: the storage says it, after a kill, a restore or a move too.
 */
async function findMissingSizes(db: Db, storage: ImageStorage): Promise<string[]> {
  const rows = await db.select({ name: images.name, width: images.width }).from(images).orderBy(desc(images.createdAt));
  const storedFiles = new Set((await listFiles(storage)).map(({ name }) => name));
  return rows
    .filter(({ name }) => storedFiles.has(name))
    .flatMap(({ name, width }) => sizesOf(name, width).map((file, rank) => ({ file, rank })))
    .filter(({ file }) => !storedFiles.has(file))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ file }) => file);
}
