import { DrizzleQueryError } from "drizzle-orm/errors";

/** An insert of a thousand rows says all it has to say at its beginning. */
const longestQuery = 1_000;

type Details = { code?: unknown; constraint?: unknown; table?: unknown };

type ErrorDescription = Details & {
  message: string;
  type?: string;
  stack?: string;
  cause?: ErrorDescription | undefined;
  errors?: ErrorDescription[] | undefined;
};

/** Postgres' class 22 quotes the value that it could not take. */
const quotesValues = /^22...$/;

/**
 * An error as the log tells it. What a failed statement was given, and the values that Postgres repeats (`detail`, the
 * message of a malformed value), are people's names, messages and secrets: only the statement itself is told.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { message: typeof error === "string" ? error : "Something that is no error was thrown" };
  const { code, constraint, table } = error as Details;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  const errors = error instanceof AggregateError ? error.errors.slice(0, 5).map(describeError) : undefined;
  return { type: error.name, message: messageOf(error), code, constraint, table, stack: framesOf(error), cause, errors };
}

function messageOf(error: Error): string {
  const { code } = error as Details;
  const query = error instanceof DrizzleQueryError ? error.query : undefined;
  if (query !== undefined) return `Failed query: ${query.length > longestQuery ? `${query.slice(0, longestQuery)}…` : query}`;
  return typeof code === "string" && quotesValues.test(code) ? "The database refused a value" : error.message;
}

/** Without the message, which the stack repeats. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
