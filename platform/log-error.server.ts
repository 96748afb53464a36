import { DrizzleQueryError } from "drizzle-orm/errors";

/** The beginning of a long insert says enough. */
const longestQuery = 1_000;

type Details = { code?: unknown; constraint?: unknown; table?: unknown };

type ErrorDescription = Details & {
  message: string;
  type?: string;
  stack?: string;
  cause?: ErrorDescription | undefined;
  errors?: ErrorDescription[] | undefined;
};

/** Postgres errors of class 22 quote the invalid value. */
const quotesValues = /^22...$/;

/** An error for the log, without query parameters or values that Postgres quotes: they are people's names, messages and secrets. */
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

function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
