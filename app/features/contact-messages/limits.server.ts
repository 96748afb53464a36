import { contactTexts } from "#app/messages/contact.ts";
import { addressGroup } from "#lib/client-address.ts";
import { AppError } from "#lib/errors.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createLimiter, type Limiter, LimitReached, takeAttempt } from "#platform/limits/limits.server.ts";
import { fixedWindow } from "#platform/limits/policy.server.ts";

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const perAddress = [fixedWindow("contact.address", 10, 10 * minute), fixedWindow("contact.addressDay", 60, day)];
const perSender = fixedWindow("contact.sender", 5, 60 * minute);
/** A flood from everywhere at once must leave the database to the pages. */
const overall = fixedWindow("contact.all", 60, 10 * second);

const limiters = new WeakMap<Db, Limiter>();

/**
 * Refuses who sends too much. Only messages that could be stored count, so that correcting a typing error costs nothing;
 * one that is refused by one limit counts for no other, so a flood from one address uses up nothing of what all share.
 */
export async function countMessage(db: Db, clientAddress: string, email: string, language: Language, now = new Date()): Promise<void> {
  const limits = [
    ...perAddress.map((policy) => ({ policy, by: [addressGroup(clientAddress)] })),
    { policy: perSender, by: [email.toLowerCase()] },
    { policy: overall, by: [] },
  ];
  const limiter = limiters.get(db) ?? createLimiter(db);
  limiters.set(db, limiter);
  await takeAttempt(limiter, limits, now).catch((error: unknown) => {
    if (!(error instanceof LimitReached)) throw error;
    throw AppError.withText("tooMany", contactTexts[language].tooMany, { retryAfter: error.retryAfter });
  });
}
