import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { type Limit, type Limiter, LimitReached, takeAttempt } from "./limits.server.ts";

/** A plain string is already in the visitor's language. */
type Sentence = LocalizedText | string;

/** Throws a reached limit as an error for the visitor, and any other error unchanged. */
export function refuseAtLimit(error: unknown, sentence: Sentence): never {
  if (!(error instanceof LimitReached)) throw error;
  const text = typeof sentence === "string" ? { en: sentence, es: sentence } : sentence;
  throw new AppError("tooMany", text, { retryAfter: error.retryAfter });
}

export const takeOrRefuse = (limiter: Limiter, limits: Limit[], now: Date, sentence: Sentence) =>
  takeAttempt(limiter, limits, now).catch((error: unknown) => refuseAtLimit(error, sentence));
