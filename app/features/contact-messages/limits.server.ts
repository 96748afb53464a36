import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { contactTexts } from "#app/messages/contact.ts";
import { addressGroup } from "#lib/client-address.ts";
import { AppError } from "#lib/errors.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";

const minute = 60;
const day = 24 * 60 * minute;

function createLimits() {
  return {
    perAddress: [new RateLimiterMemory({ points: 10, duration: 10 * minute }), new RateLimiterMemory({ points: 60, duration: day })],
    perSender: [new RateLimiterMemory({ points: 5, duration: 60 * minute })],
    /** A flood from everywhere at once must leave the database to the pages. */
    overall: [new RateLimiterMemory({ points: 60, duration: 10 })],
  };
}

const limitsOf = new WeakMap<Db, ReturnType<typeof createLimits>>();

/**
 * Refuses who sends too much. Only messages that could be stored count, so that correcting a typing error costs nothing.
 * The narrow limits come first: a flood from one address uses up nothing of what the others share.
 */
export async function countMessage(db: Db, clientAddress: string, email: string, language: Language): Promise<void> {
  const limits = limitsOf.get(db) ?? createLimits();
  limitsOf.set(db, limits);
  await consume(limits.perAddress, addressGroup(clientAddress), language);
  await consume(limits.perSender, email.toLowerCase(), language);
  await consume(limits.overall, "all", language);
}

async function consume(limiters: RateLimiterAbstract[], key: string, language: Language): Promise<void> {
  for (const limiter of limiters) {
    await limiter.consume(key).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError("tooMany", contactTexts[language].tooMany, { retryAfter: refusal.msBeforeNext / 1000 });
    });
  }
}
