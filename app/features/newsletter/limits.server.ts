import { newsletterTexts } from "#app/messages/newsletter.ts";
import { addressGroup } from "#lib/client-address.ts";
import { AppError } from "#lib/errors.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createLimiter, type Limiter, LimitReached, takeAttempt } from "#platform/limits/limits.server.ts";
import { fixedWindow } from "#platform/limits/policy.server.ts";

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const perClient = [fixedWindow("newsletter.client", 10, 10 * minute), fixedWindow("newsletter.clientDay", 40, day)];
/** Every sign-up may send a mail to an address that somebody else typed: whoever it belongs to gets few of them. */
const perAddress = fixedWindow("newsletter.address", 3, day);
/** A flood from everywhere at once must leave the database to the pages. */
const overall = fixedWindow("newsletter.all", 30, 10 * second);

const limiters = new WeakMap<Db, Limiter>();

/** Refuses who signs up too much, by the same counts whether an address is known or not. */
export async function countSignUp(db: Db, clientAddress: string, email: string, language: Language, now: Date): Promise<void> {
  const limits = [
    ...perClient.map((policy) => ({ policy, by: [addressGroup(clientAddress)] })),
    { policy: perAddress, by: [email] },
    { policy: overall, by: [] },
  ];
  const limiter = limiters.get(db) ?? createLimiter(db);
  limiters.set(db, limiter);
  await takeAttempt(limiter, limits, now).catch((error: unknown) => {
    if (!(error instanceof LimitReached)) throw error;
    throw AppError.withText("tooMany", newsletterTexts[language].tooMany, { retryAfter: error.retryAfter });
  });
}
