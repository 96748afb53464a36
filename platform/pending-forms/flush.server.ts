import { isUnavailable } from "#platform/database/errors.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { Form } from "./pending-forms.server.ts";
import { reportAside } from "./rejected-report.server.ts";

type StoreForm = (form: Form) => Promise<void>;

type FlushParts = Pick<Platform, "db" | "availability" | "pendingForms" | "log">;

const everyMs = 2_000;
/** A form that the available database refuses this often is rejected. */
const mostTries = 3;

/** Stores what waits on this node as soon as the database is there, also what an earlier process has left. Answers how to stop. */
export function startFlushing(parts: FlushParts, storeForm: StoreForm): () => Promise<void> {
  const { availability, log } = parts;
  const flush = createDrain(parts, storeForm);
  let run: Promise<void> | undefined;
  let isStopping = false;
  const start = () => {
    if (isStopping || run || availability.condition !== "available") return;
    run = flush(() => isStopping)
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
 * One run through the pending forms, in the order in which forms came, those last at which one ended before. Throws when the database is away, and
 * leaves the rest for the next.
 */
export function createDrain({ db, pendingForms, log }: FlushParts, storeForm: StoreForm) {
  /** How often the database has refused each form that an earlier run ended at; 0 where it was unavailable, or the disk failed. */
  const refusals = new Map<string, number>();

  async function putAside(name: string, error: unknown): Promise<void> {
    log.error(
      { file: name, err: error, folder: pendingForms.rejectedFolder },
      "A form cannot be stored and was moved to the rejected ones",
    );
    await pendingForms.putAside(name);
  }

  async function store(name: string): Promise<void> {
    const form = await pendingForms.read(name).catch((error: NodeJS.ErrnoException) => {
      // Processes that share a folder share its forms. A disk that stumbles says nothing against the form.
      if (error.code === "ENOENT") return;
      // The key of encrypted forms is in the database.
      if (error.code === undefined && !isUnavailable(error)) return putAside(name, error);
      refusals.set(name, refusals.get(name) ?? 0);
      throw error;
    });
    if (!form) return;
    try {
      await storeForm(form);
    } catch (error) {
      const count = (refusals.get(name) ?? 0) + (isUnavailable(error) ? 0 : 1);
      refusals.set(name, count);
      if (count < mostTries) throw error;
      await putAside(name, error);
      refusals.delete(name);
      return;
    }
    await pendingForms.remove(name);
    refusals.delete(name);
  }

  return async (mustStop: () => boolean = () => false): Promise<void> => {
    const names = await pendingForms.list();
    for (const name of names.toSorted((one, other) => Number(refusals.has(one)) - Number(refusals.has(other)))) {
      if (mustStop()) return;
      await store(name);
    }
    if (names.length > 0) log.info({ forms: names.length }, "What waited on this node was stored");
    await reportAside(db, pendingForms);
  };
}
