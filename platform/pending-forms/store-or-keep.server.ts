import { setTimeout as sleep } from "node:timers/promises";
import { isUnavailable } from "#platform/database/unavailable.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { Form } from "./pending-forms.server.ts";

export type Reception = "stored" | "kept";

/** An outage may not have been detected yet. */
const timeoutMs = 1_000;

type Reasons = {
  /** Must call `receiveForm`, because it may still succeed after the timeout. */
  store: () => Promise<unknown>;
  /** Throws if the sender exceeds the limits of this node. */
  admit: () => void;
};

/** Stores a form, or keeps it on this node until the database is back. */
export async function storeOrKeep(
  { availability, pendingForms, config, log }: Pick<Platform, "availability" | "pendingForms" | "config" | "log">,
  form: Form,
  { store, admit }: Reasons,
): Promise<Reception> {
  if (availability.condition === "available") {
    try {
      // The embedded database may be slow, but it has no outage.
      await (config.databaseUrl ? withTimeout(store()) : store());
      return "stored";
    } catch (error) {
      if (!(error instanceof StoreTimeout) && !isUnavailable(error)) throw error;
      log.warn({ err: error, formId: form.id }, "A form could not be stored and is kept on this node");
    }
  }
  admit();
  await pendingForms.add(form);
  log.info({ formId: form.id }, "A form waits on this node for the database");
  return "kept";
}

class StoreTimeout extends Error {}

async function withTimeout(attempt: Promise<unknown>): Promise<void> {
  const deadline = sleep(timeoutMs, undefined, { ref: false }).then(() => {
    throw new StoreTimeout("It took too long");
  });
  await Promise.race([attempt, deadline]);
}
