import { isUnavailable } from "#platform/database/unavailable.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { reportAside } from "./aside-report.server.ts";
import type { Form } from "./spool.server.ts";

/** What stores the forms of each kind. */
export type FormStores = Record<string, (form: Form) => Promise<void>>;

type DrainParts = Pick<Platform, "db" | "availability" | "spool" | "log">;

const everyMs = 2_000;
/** A form that the database refuses, and not for being away, keeps the others waiting no longer than this. */
const mostTries = 3;

/** Stores what waits on this node as soon as the database is there, also what an earlier process has left. Answers how to stop. */
export function startDrain(parts: DrainParts, stores: FormStores): () => Promise<void> {
  const { availability, log } = parts;
  const drain = createDrain(parts, stores);
  let run: Promise<void> | undefined;
  let isStopping = false;
  const start = () => {
    if (isStopping || run || availability.condition !== "available") return;
    run = drain(() => isStopping)
      .catch((error: unknown) => log.warn({ err: error }, "Forms that wait on this node could not be stored yet"))
      .finally(() => {
        run = undefined;
      });
  };
  const timer = setInterval(start, everyMs).unref();
  const stopListening = availability.onChange(start);
  start();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    stopListening();
    await run;
  };
}

/**
 * One run through the spool, in the order in which forms came, those last at which one ended before. Throws when the database is away, and
 * leaves the rest for the next.
 */
export function createDrain({ db, spool, log }: DrainParts, stores: FormStores) {
  const tries = new Map<string, number>();
  /** Those at which the database or the disk gave up: one that it always gives up at keeps nobody waiting. */
  const stumbles = new Set<string>();

  async function putAside(name: string, error: unknown): Promise<void> {
    log.error({ file: name, err: error, folder: spool.asideFolder }, "A form cannot be stored and was put aside");
    await spool.putAside(name);
  }

  async function store(name: string): Promise<void> {
    const form = await spool.read(name).catch((error: NodeJS.ErrnoException) => {
      // Processes that share a folder share its forms. A disk that stumbles says nothing against the form.
      if (error.code === "ENOENT") return;
      // The key of encrypted forms is in the database.
      if (error.code === undefined && !isUnavailable(error)) return putAside(name, error);
      stumbles.add(name);
      throw error;
    });
    if (!form) return;
    const storeForm = stores[form.kind];
    if (!storeForm) return putAside(name, new Error(`Nothing stores forms of the kind ${form.kind}`));
    try {
      await storeForm(form);
    } catch (error) {
      if (isUnavailable(error)) {
        stumbles.add(name);
        throw error;
      }
      const failures = (tries.get(name) ?? 0) + 1;
      tries.set(name, failures);
      if (failures < mostTries) throw error;
      tries.delete(name);
      return putAside(name, error);
    }
    await spool.remove(name);
    stumbles.delete(name);
  }

  return async (mustStop: () => boolean = () => false): Promise<void> => {
    const names = await spool.list();
    for (const name of names.toSorted((one, other) => Number(stumbles.has(one)) - Number(stumbles.has(other)))) {
      if (mustStop()) return;
      await store(name);
    }
    if (names.length > 0) log.info({ forms: names.length }, "What waited on this node was stored");
    await reportAside(db, spool);
  };
}
