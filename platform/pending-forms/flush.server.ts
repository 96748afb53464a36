import { isUnavailable } from "#platform/database/errors.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { Form } from "./pending-forms.server.ts";
import { reportRejected } from "./rejected-report.server.ts";

type StoreForm = (form: Form) => Promise<void>;

type FlushParts = Pick<Platform, "db" | "availability" | "pendingForms" | "log">;

const everyMs = 2_000;
/** A form that the available database refuses this often is rejected. */
const maxTries = 3;

/** Stores pending forms, also those of an earlier process, whenever the database is available. Returns how to stop. */
export function startFlushing(parts: FlushParts, storeForm: StoreForm): () => Promise<void> {
  const { availability, log } = parts;
  const flush = createFlush(parts, storeForm);
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

/** Makes a function that stores all pending forms in order, those last that stopped an earlier run. It throws during an outage. */
export function createFlush({ db, pendingForms, log }: FlushParts, storeForm: StoreForm) {
  /** How often the database refused each form that stopped an earlier run; 0 for an outage or a failed disk. */
  const refusals = new Map<string, number>();

  async function reject(name: string, error: unknown): Promise<void> {
    const { rejectedFolder: folder } = pendingForms;
    log.error({ file: name, err: error, folder }, "A form cannot be stored and was moved to the rejected ones");
    await pendingForms.reject(name);
  }

  async function store(name: string): Promise<void> {
    const form = await pendingForms.read(name).catch((error: NodeJS.ErrnoException) => {
      // Another process that shares the folder was faster.
      if (error.code === "ENOENT") return;
      // Neither a disk error nor an outage, which makes the key of encrypted forms unavailable, says anything against the form.
      if (error.code === undefined && !isUnavailable(error)) return reject(name, error);
      refusals.set(name, refusals.get(name) ?? 0);
      throw error;
    });
    if (!form) return;
    try {
      await storeForm(form);
    } catch (error) {
      const count = (refusals.get(name) ?? 0) + (isUnavailable(error) ? 0 : 1);
      refusals.set(name, count);
      if (count < maxTries) throw error;
      await reject(name, error);
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
    await reportRejected(db, pendingForms);
  };
}
