import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { mailboxOf } from "#lib/mailbox.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createAddressLimit } from "#platform/limits/address-limits.server.ts";
import { createLimiter, type Limit, type Limiter, LimitReached, takeAttempt } from "#platform/limits/limits.server.ts";
import { createMemoryLimiter } from "#platform/limits/memory-limits.server.ts";
import { fixedWindow } from "#platform/limits/policy.server.ts";
import { refuseAtLimit } from "#platform/limits/refusal.server.ts";

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const perAddress = [
  createAddressLimit("contact.address", 10, (scope, points) => fixedWindow(scope, points, 10 * minute)),
  createAddressLimit("contact.addressDay", 60, (scope, points) => fixedWindow(scope, points, day)),
];
const perSender = fixedWindow("contact.sender", 5, 60 * minute);
/** A distributed flood must not slow down the pages. */
const overall = fixedWindow("contact.all", 60, 10 * second);

const limiters = new WeakMap<Db, Limiter>();

/** `sender` is an email address, else a phone number, else "" for a message without either. */
const limitsOf = (clientAddress: string, sender: string) => [
  ...perAddress.flatMap(({ limitsOf }) => limitsOf(clientAddress)),
  ...(sender === "" ? [] : [{ policy: perSender, by: [sender.includes("@") ? mailboxOf(sender) : sender] }]),
];
const limitOfAll = { policy: overall, by: [] };

/** Only valid messages count. One that a limit refuses counts for no other limit, so that one address cannot use up the shared one. */
export async function countMessage(db: Db, clientAddress: string, sender: string, language: Language, now = new Date()): Promise<void> {
  await take(db, [...limitsOf(clientAddress, sender), limitOfAll], now).catch((error: unknown) =>
    refuseAtLimit(error, contactTexts[language].tooMany),
  );
}

const countInMemory = createMemoryLimiter();

/** The same for this node alone, during an outage. */
export function countPendingMessage(clientAddress: string, sender: string, language: Language, now: Date): void {
  try {
    countInMemory([...limitsOf(clientAddress, sender), limitOfAll], now);
  } catch (error) {
    refuseAtLimit(error, contactTexts[language].tooMany);
  }
}

/** Counts a message that was kept during an outage; false if all nodes together have accepted too many from its sender. */
export async function isWithinLimits(db: Db, clientAddress: string, sender: string, arrivedAt: Date): Promise<boolean> {
  try {
    await take(db, limitsOf(clientAddress, sender), arrivedAt);
    return true;
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return false;
  }
}

function take(db: Db, limits: Limit[], now: Date) {
  const limiter = limiters.get(db) ?? createLimiter(db);
  limiters.set(db, limiter);
  return takeAttempt(limiter, limits, now);
}
