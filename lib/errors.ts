import { type LocalizedText, localize } from "./localize.ts";

/** What can go wrong on purpose. Anything else that is thrown is a fault of ours and is answered as a plain 500. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  confirmationRequired: 403,
  passwordChangeRequired: 403,
  secondFactorRequired: 403,
  notFound: 404,
  conflict: 409,
  inUse: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  tooMany: 429,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

export type FieldError = { field: string; message: string };

type Details = { fields?: FieldError[]; current?: unknown; retryAfter?: number; cause?: unknown };

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  /** The record as it stands, for whoever lost a race for it. */
  readonly current: unknown;
  readonly retryAfter: number | undefined;

  /** Said at once, in the language of the request that is being refused. */
  constructor(code: ErrorCode, sentence: LocalizedText, details: Details = {}) {
    super(localize(sentence), { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = details.fields ?? [];
    this.current = details.current;
    this.retryAfter = details.retryAfter;
  }

  get status() {
    return errorStatus[this.code];
  }

  /** A refusal of one field: the sentence is both the message and the field's. */
  static field(field: string, sentence: LocalizedText): AppError {
    return new AppError("invalid", sentence, { fields: [{ field, message: localize(sentence) }] });
  }

  /** A refusal whose words are in the language of their reader already: what a schema said, and what a visitor's form says. */
  static withText(code: ErrorCode, text: string, details?: Details): AppError {
    return new AppError(code, { en: text, es: text }, details);
  }
}
