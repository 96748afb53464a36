import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { inLanguage } from "#platform/api/request-language.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isUnavailable } from "#platform/database/errors.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";
import type { ScheduleAuthor } from "./schedule-author.server.ts";
import { hashContent, makeScheduledChange } from "./schedule-target.server.ts";
import type { schedules } from "./tables/schedules.server.ts";

type Schedule = typeof schedules.$inferSelect;

/** A write at the same moment can make a change fail that succeeds a moment later. */
const attempts = 3;

/**
 * Makes the change; if it is refused, nothing has changed and the reason is returned. While the database cannot work, nothing is
 * refused: the error is thrown, and the schedule keeps waiting.
 */
export async function attemptChange(
  platform: Platform,
  tx: Db,
  kinds: readonly DraftKind[],
  schedule: Schedule,
  author: ScheduleAuthor | undefined,
): Promise<LocalizedText | undefined> {
  if (!author?.isActive) return authorIsGone(author);
  const actor = await actorOf(tx, platform, schedule, author);
  const attempt = (language: "en" | "es") =>
    inLanguage(language, () =>
      tx
        .transaction((savepoint) => makeScheduledChange(platform, savepoint, kinds, schedule, actor))
        .then(
          () => undefined,
          (error: unknown) => refusalOf(platform, schedule, error),
        ),
    );
  for (let count = 1; ; count++) {
    const refusal = await attempt("en");
    if (!refusal) return undefined;
    if (refusal.isClash && count < attempts) continue;
    if (refusal.sentence) return refusal.sentence;
    // The texts of a refusal are in one language. The same refusal again, in Spanish; should it succeed now, that is as good.
    const again = await attempt("es");
    return again && { en: refusal.text, es: again.text };
  }
}

/** The sentence about a record of a set has the record's own refusal as its cause. */
const isDatabaseError = ({ cause }: AppError): boolean => (cause instanceof AppError ? isDatabaseError(cause) : cause !== undefined);

type Refusal = { text: string; isClash: boolean; sentence?: LocalizedText };

function refusalOf({ log }: Platform, { scheduleId }: Schedule, error: unknown): Refusal {
  if (isUnavailable(error)) throw error;
  if (error instanceof AppError && error.code === "confirmationRequired")
    return { text: "", isClash: false, sentence: changedAfterConfirmation };
  if (error instanceof AppError) return { text: error.message, isClash: error.code === "conflict" && isDatabaseError(error) };
  log.error({ err: error, scheduleId }, "A schedule failed with an unexpected error");
  return { text: "", isClash: false, sentence: unexpectedError };
}

/** The person who set it, with the role of today. What they confirmed counts as confirmed while the content is the same. */
async function actorOf(tx: Db, { config }: Platform, schedule: Schedule, { userId, role }: ScheduleAuthor): Promise<StaffActor> {
  const isConfirmed = schedule.confirmedContent !== null && schedule.confirmedContent === (await hashContent(tx, schedule));
  return { userId, role, confirmedAt: isConfirmed ? new Date() : new Date(0), mailDomain: mailDomain(config) };
}

const authorIsGone = (author: ScheduleAuthor | undefined): LocalizedText => ({
  en: `The account that scheduled it${author ? ` (${author.userName})` : ""} is no longer active`,
  es: `La cuenta que lo programó${author ? ` (${author.userName})` : ""} ya no está activa`,
});

const changedAfterConfirmation: LocalizedText = {
  en: "It changes fields that need an owner’s confirmation, and the draft was changed after the owner scheduled it",
  es: "Cambia campos que necesitan la confirmación de un propietario, y el borrador se modificó después de que el propietario lo programó",
};

const unexpectedError: LocalizedText = {
  en: "An unexpected error occurred; it was recorded in the log",
  es: "Ocurrió un error inesperado; quedó anotado en el registro",
};
