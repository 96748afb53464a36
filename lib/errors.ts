import { type LocalizedText, localize } from "./localize.ts";

/** Expected errors. Anything else is a bug and becomes a plain 500. */
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
  /** The stored record, after a conflict. */
  readonly current: unknown;
  readonly retryAfter: number | undefined;

  /** Localized at once, in the language of the request. */
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

  static field(field: string, sentence: LocalizedText): AppError {
    return new AppError("invalid", sentence, { fields: [{ field, message: localize(sentence) }] });
  }

  /** For text that is already in the reader's language, from a schema or a visitor's form. */
  static withText(code: ErrorCode, text: string, details?: Details): AppError {
    return new AppError(code, { en: text, es: text }, details);
  }
}

/** Of a response to a form that was refused. */
export const refusalHeaders = ({ retryAfter }: Pick<AppError, "retryAfter">): Record<string, string> => ({
  "Cache-Control": "no-store",
  ...(retryAfter && { "Retry-After": String(Math.ceil(retryAfter)) }),
});
