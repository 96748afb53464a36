import { mailboxOf } from "#lib/mailbox.ts";
import { oncePerObject } from "#lib/once-per-object.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createAddressLimit } from "#platform/limits/address-limits.server.ts";
import { createLimiter } from "#platform/limits/limits.server.ts";
import { fixedWindow } from "#platform/limits/policy.server.ts";
import { takeOrRefuse } from "#platform/limits/refusal.server.ts";
import { newsletterTexts } from "./texts/newsletter.ts";

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const perClient = [
  createAddressLimit("newsletter.client", 10, (scope, points) => fixedWindow(scope, points, 10 * minute)),
  createAddressLimit("newsletter.clientDay", 40, (scope, points) => fixedWindow(scope, points, day)),
];
/** Every sign-up may send a mail to an address that someone else typed: its owner gets few of them. */
const perAddress = fixedWindow("newsletter.address", 3, day);
/** A flood from everywhere at once must leave the database to the pages. */
const overall = fixedWindow("newsletter.all", 30, 10 * second);

const limiterOf = oncePerObject(createLimiter);

const limitsOf = (clientAddress: string, email: string) => [
  ...perClient.flatMap(({ limitsOf }) => limitsOf(clientAddress)),
  { policy: perAddress, by: [mailboxOf(email)] },
  { policy: overall, by: [] },
];

/** Refuses too many sign-ups, by the same counts whether an address is known or not. */
export async function countSignUp(db: Db, clientAddress: string, email: string, language: Language, now: Date): Promise<void> {
  await takeOrRefuse(limiterOf(db), limitsOf(clientAddress, email), now, newsletterTexts[language].tooMany);
}
