import { setTimeout as sleep } from "node:timers/promises";
import { isUnavailable } from "#platform/database/errors.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { Form } from "./pending-forms.server.ts";

export type Reception = "stored" | "kept";

/** Nobody who sends a form waits longer for a database that may be about to be found away. */
const patienceMs = 1_000;

type Reasons = {
  /** Remembers the form by `receiveForm`: a store that was given up on may still come about. */
  store: () => Promise<unknown>;
  /** Throws for whoever sends too much; the database, which counts otherwise, is away. */
  admit: () => void;
};

/** Stores a form, or keeps it on this node until the database is back. Either way it is not lost once this has returned. */
export async function storeOrKeep(
  { availability, pendingForms, config, log }: Pick<Platform, "availability" | "pendingForms" | "config" | "log">,
  form: Form,
  { store, admit }: Reasons,
): Promise<Reception> {
  if (availability.condition === "available") {
    try {
      // The embedded database is this process: it may be busy, and it is never silent.
      await (config.databaseUrl ? inTime(store()) : store());
      return "stored";
    } catch (error) {
      if (!(error instanceof Late) && !isUnavailable(error)) throw error;
      log.warn({ err: error, formId: form.id }, "A form could not be stored and is kept on this node");
    }
  }
  admit();
  await pendingForms.add(form);
  log.info({ formId: form.id }, "A form waits on this node for the database");
  return "kept";
}

class Late extends Error {}

async function inTime(attempt: Promise<unknown>): Promise<void> {
  const deadline = sleep(patienceMs, undefined, { ref: false }).then(() => {
    throw new Late("It took too long");
  });
  await Promise.race([attempt, deadline]);
}
