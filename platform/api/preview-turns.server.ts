import { boundQueue } from "#lib/concurrency.ts";
import { AppError } from "#lib/errors.ts";
import { takeTurns } from "#lib/take-turns.ts";

/**
 * For work that renders pages with drafts, one at a time in the whole process: each holds a transaction, and the embedded database has one
 * connection. Two queues would leave visitors no pause.
 */
export const inPreviewTurn = boundQueue(
  takeTurns(),
  20,
  () => new AppError("tooMany", { en: "Too many previews at once", es: "Hay demasiadas vistas previas a la vez" }, { retryAfter: 5 }),
);
