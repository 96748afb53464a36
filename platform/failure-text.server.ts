import { AppError } from "#lib/errors.ts";
import { StartError } from "./config.server.ts";
import { StorageError } from "./images/storage.server.ts";
import { describeError } from "./log-error.server.ts";

/** For an operator: only the message of an error that they can fix; else the causes, without query parameters, which are personal data. */
export function failureText(error: unknown): string {
  return isForOperators(error) ? error.message : reasonsOf(error).join("\nCaused by ");
}

function isForOperators(error: unknown): error is Error {
  const isMistyped = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return isMistyped || error instanceof StartError || error instanceof AppError || error instanceof StorageError;
}

function reasonsOf(error: unknown): string[] {
  const { type = "Error", message, code, stack } = describeError(error);
  const title = `${type}: ${message}${code === undefined ? "" : ` (${code})`}`;
  const reason = [title, ...(stack ? [stack] : [])].join("\n");
  return [reason, ...(error instanceof Error && error.cause !== undefined ? reasonsOf(error.cause) : [])];
}
