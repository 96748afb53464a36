import { DrizzleQueryError } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";

const lostConnection = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/**
 * Postgres' classes: 08 connection, 53 out of resources (such as a full disk), 57P shutting down or starting; also statement and lock
 * timeouts, and a server that is read-only because another has taken over.
 */
const unavailableState = /^(08...|53...|57P0[1-5]|58030|57014|55P03|25006)$/;

const unavailableMessage =
  /Connection terminated|not queryable|Client was closed|timeout exceeded when trying to connect|Query read timeout|could not extend file|No space left/i;

/** Whether the database cannot work now, as opposed to a fault in the query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (lostConnection.has(code) || unavailableState.test(code) || code === "ENOSPC") return true;
  // Drizzle's own message repeats the statement and its parameters, which may contain a visitor's text.
  if (!(error instanceof DrizzleQueryError) && unavailableMessage.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return isUnavailable(error.cause);
}

type DatabaseError = Error & { code: string; constraint?: string };

const uniqueViolation = "23505";

/** Deadlock, serialization failure: caused by a concurrent transaction, and by nothing else. */
const clashes = new Set(["40P01", "40001"]);
/** A foreign key violation too, where what a write refers to was found before. */
const concurrentWrite = new Set([...clashes, "23503"]);

function databaseError(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)) return error as DatabaseError;
  return databaseError(error.cause);
}

export function isUniqueViolation(error: unknown): boolean {
  return databaseError(error)?.code === uniqueViolation;
}

/** For `.catch`: turns a duplicate value into a field error. */
export function refuseDuplicate(index: string, field: string, sentence: LocalizedText) {
  return (error: unknown): never => {
    const violation = databaseError(error);
    if (violation?.code === uniqueViolation && violation.constraint === index) throw AppError.field(field, sentence);
    throw error;
  };
}

const hasCode = (error: unknown, codes: ReadonlySet<string>) => codes.has(databaseError(error)?.code ?? "");

/** Whether the transaction was ended for the sake of another one, so that it can be tried again. */
export const isClash = (error: unknown): boolean => hasCode(error, clashes);

export const clash = (cause: unknown): AppError =>
  new AppError(
    "conflict",
    {
      en: "Something that this change depends on was changed at the same time; please try again",
      es: "Algo de lo que depende este cambio se modificó al mismo tiempo; inténtelo de nuevo",
    },
    { cause },
  );

/** For `.catch`: a write that failed because of a concurrent one can be retried. */
export function refuseClash(error: unknown): never {
  throw hasCode(error, concurrentWrite) ? clash(error) : error;
}
