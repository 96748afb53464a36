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
import { describeContent, makeScheduledChange } from "./schedule-target.server.ts";
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
  const isUnchanged = schedule.confirmedContent === (await describeContent(tx, kinds, schedule));
  const change = isUnchanged ? schedule : { ...schedule, reason: null };
  const actor = actorOf(platform, author, isUnchanged);
  const attempt = (language: "en" | "es") =>
    inLanguage(language, () =>
      tx
        .transaction((savepoint) => makeScheduledChange(platform, savepoint, kinds, change, actor))
        .then(
          () => undefined,
          (error: unknown) => refusalOf(platform, schedule, error, author.role === "owner" && !isUnchanged),
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

function refusalOf({ log }: Platform, { scheduleId }: Schedule, error: unknown, hasLostRights: boolean): Refusal {
  if (isUnavailable(error)) throw error;
  if (error instanceof AppError && hasLostRights && ["forbidden", "confirmationRequired"].includes(error.code))
    return { text: "", isClash: false, sentence: changedSince };
  if (error instanceof AppError) return { text: error.message, isClash: error.code === "conflict" && isDatabaseError(error) };
  log.error({ err: error, scheduleId }, "A schedule failed with an unexpected error");
  return { text: "", isClash: false, sentence: unexpectedError };
}

/**
 * The person who set it, with the role of today. What an owner has scheduled is published with an owner's rights and as confirmed; what
 * was changed after that, only if an editor could publish it.
 */
function actorOf({ config }: Platform, { userId, role }: ScheduleAuthor, isUnchanged: boolean): StaffActor {
  const common = { userId, mailDomain: mailDomain(config) };
  if (isUnchanged) return { ...common, role, confirmedAt: new Date() };
  return { ...common, role: role === "owner" ? "editor" : role, confirmedAt: new Date(0) };
}

const authorIsGone = (author: ScheduleAuthor | undefined): LocalizedText => ({
  en: `The account that scheduled it${author ? ` (${author.userName})` : ""} is no longer active`,
  es: `La cuenta que lo programó${author ? ` (${author.userName})` : ""} ya no está activa`,
});

const changedSince: LocalizedText = {
  en: "The draft or the set was changed after an owner scheduled it, and only an owner may publish it or take it down",
  es: "El borrador o el conjunto se modificó después de que un propietario lo programó, y solo un propietario puede publicarlo o retirarlo",
};

const unexpectedError: LocalizedText = {
  en: "An unexpected error occurred; it was recorded in the log",
  es: "Ocurrió un error inesperado; quedó anotado en el registro",
};
