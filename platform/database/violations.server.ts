import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";

type DatabaseError = Error & { code: string; constraint?: string };

const uniqueViolation = "23505";

/** A foreign key that went away, a deadlock, a serialization failure: someone else was at it in the same moment. */
const meanwhile = new Set(["23503", "40P01", "40001"]);

function databaseError(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)) return error as DatabaseError;
  return databaseError(error.cause);
}

/** Whether a write failed because another row already has the same value in a unique column. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseError(error)?.code === uniqueViolation;
}

/** For `.catch`: a value that another record already has is the sender's to change, whoever of two came first. */
export function refuseDuplicate(index: string, field: string, sentence: LocalizedText) {
  return (error: unknown): never => {
    const violation = databaseError(error);
    if (violation?.code === uniqueViolation && violation.constraint === index) throw AppError.field(field, sentence);
    throw error;
  };
}

/** For `.catch`: what failed only because of another write at the same time can be tried again. */
export function refuseClash(error: unknown): never {
  const violation = databaseError(error);
  if (!violation || !meanwhile.has(violation.code)) throw error;
  throw new AppError(
    "conflict",
    {
      en: "Something that this change depends on was changed at the same time; please try again",
      es: "Algo de lo que depende este cambio se modificó al mismo tiempo; inténtelo de nuevo",
    },
    { cause: error },
  );
}
