import { RateLimiterMemory } from "rate-limiter-flexible";
import { AppError } from "#lib/errors.ts";

const window = 15 * 60;
/** A code from an authenticator is accepted for a minute and a half; for longer than that it stays used. */
const codeLifetime = 3 * 60;

const limiter = (points: number, duration = window) => new RateLimiterMemory({ points, duration });

type Counted = { limiter: RateLimiterMemory; key: string; whenRight: "giveBack" | "forgetAll" };

/**
 * How often someone may guess. An attempt is counted before the secret is looked at, so that guesses sent at once
 * cannot slip past, and given back when it was right, so that an office behind one address can sign in all day.
 */
export function createAttempts() {
  const perAddress = limiter(30);
  const perAccount = limiter(10);
  const perPerson = limiter(10);
  const usedCodes = limiter(1, codeLifetime);

  return {
    /** Guessing a password from outside. Keys are bounded: whoever guesses also chooses the text. */
    signIn: (address: string, account: string) =>
      begin([
        { limiter: perAddress, key: address, whenRight: "giveBack" },
        { limiter: perAccount, key: account.slice(0, 320), whenRight: "forgetAll" },
      ]),
    /** Guessing the second factor; how often per account is counted in the database. */
    secondFactor: (address: string) => begin([{ limiter: perAddress, key: address, whenRight: "giveBack" }]),
    /** Guessing one's own password or code from inside, as with a computer left unlocked. */
    confirmation: (userId: number) => begin([{ limiter: perPerson, key: String(userId), whenRight: "forgetAll" }]),
    /** Whether this code was not used before: each is good for one sign-in. */
    isFirstUse: async (userId: number, code: string) =>
      usedCodes.consume(`${userId}:${code}`).then(
        () => true,
        () => false,
      ),
  };
}

type Attempt = {
  /** The guess was right. */
  succeeded: () => Promise<void>;
  /** The guess was never judged, because something of ours failed. */
  withdrawn: () => Promise<void>;
};

async function begin(counted: Counted[]): Promise<Attempt> {
  const giveBack = async (taken: Counted[]) => {
    for (const { limiter, key } of taken) await limiter.reward(key);
  };
  for (const [position, { limiter, key }] of counted.entries()) {
    const refused = await limiter.consume(key).then(
      () => undefined,
      (state: { msBeforeNext: number }) => state,
    );
    if (!refused) continue;
    // Nothing was guessed, so nothing counts: a colleague who is locked out does not lock out the office.
    await giveBack(counted.slice(0, position + 1));
    throw new AppError("tooMany", "Too many attempts; please wait a few minutes", { retryAfter: refused.msBeforeNext / 1000 });
  }
  return {
    succeeded: async () => {
      await giveBack(counted.filter(({ whenRight }) => whenRight === "giveBack"));
      for (const { limiter, key } of counted.filter(({ whenRight }) => whenRight === "forgetAll")) await limiter.delete(key);
    },
    withdrawn: () => giveBack(counted),
  };
}
