import { AppError } from "#lib/errors.ts";

type DatabaseError = Error & { code: string; constraint?: string };

const uniqueViolation = "23505";

function databaseError(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)) return error as DatabaseError;
  return databaseError(error.cause);
}

/** For `.catch`: a value that another record already has is the sender's to change, whoever of two came first. */
export function refuseDuplicate(index: string, field: string, message: string) {
  return (error: unknown): never => {
    const found = databaseError(error);
    if (found?.code === uniqueViolation && found.constraint === index) throw AppError.field(field, message);
    throw error;
  };
}
