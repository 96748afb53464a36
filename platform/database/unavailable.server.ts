import { DrizzleQueryError } from "drizzle-orm";

const lostConnection = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/**
 * Postgres' classes: 08 connection, 53 out of resources (disk full among them), 57P shutting down or starting; and a statement or a lock
 * that took longer than it may, and a server that only reads because another has taken over.
 */
const unavailableState = /^(08...|53...|57P0[1-5]|58030|57014|55P03|25006)$/;

const unavailableMessage =
  /Connection terminated|not queryable|Client was closed|timeout exceeded when trying to connect|Query read timeout|could not extend file|No space left/i;

/** Whether an error means that the database cannot do its work now, as opposed to a fault in what was asked of it. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (lostConnection.has(code) || unavailableState.test(code) || code === "ENOSPC") return true;
  // Drizzle's own message repeats the statement and what was to be written, which may be a visitor's words.
  if (!(error instanceof DrizzleQueryError) && unavailableMessage.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return isUnavailable(error.cause);
}
