import { eq } from "drizzle-orm";
import { twoFactors } from "#db/tables/staff.server.ts";
import { AppError } from "#lib/errors.ts";
import type { Sentence } from "#lib/say.ts";
import type { Db } from "#platform/database/db.server.ts";
import {
  clearLimits,
  clearLimitsUnder,
  createLimiter,
  giveBack,
  type Limit,
  type Limiter,
  LimitReached,
  takeAttempt,
} from "#platform/limits/limits.server.ts";
import { fixedWindow, growingDelay, type Policy } from "#platform/limits/policy.server.ts";

const hour = 3_600_000;

/** From one address, whatever the account: an office shares it. */
const perAddress = growingDelay("signIn.address", 30, hour);
/** One account from one address: the guesser at work, and the person who mistypes. */
const perPair = growingDelay("signIn.pair", 5);
/** A browser that the person has signed in with before. */
const perDevice = growingDelay("signIn.device", 10);
/**
 * One account from everywhere: only many addresses together come this far, because each one alone has to wait long
 * before. Were it tighter, one patient stranger could keep the person out of every browser that is new to them.
 */
const perAccount = growingDelay("signIn.account", 200);
/** The second step of one person from one address; only who has the password comes this far. */
const perStep = growingDelay("signIn.step", 20);
/** Requests for a link to a new password. Any link that a stranger's request brings about is the person's too. */
const resetsPerAddress = fixedWindow("reset.address", 10, hour);
const resetsPerPair = fixedWindow("reset.pair", 3, hour);
const resetsPerAccount = fixedWindow("reset.account", 20, 24 * hour);
const resetUses = growingDelay("reset.use", 10, hour);
const perPerson = growingDelay("confirmation", 10);

type CountedLimit = Limit & { whenRight: "giveBack" | "forgetAll" };
const countedLimit = (policy: Policy, by: string[], whenRight: CountedLimit["whenRight"]): CountedLimit => ({ policy, by, whenRight });

/** Who guesses: the account as typed, where from, and the known device of that very account, if the browser is one. */
type Guesser = { address: string; account: string; deviceId?: number };

/**
 * How often someone may guess. An attempt is counted before the secret is looked at, so that guesses sent at once
 * cannot slip past, and given back when it was right, so that an office behind one address can sign in all day.
 */
export function createAttempts(db: Db, now: () => Date = () => new Date()) {
  const limiter = createLimiter(db);
  const begin = (limits: CountedLimit[]) => beginAttempt(limiter, limits, now);
  return {
    /** Guessing a password from outside. What strangers do to the account or from the address is no matter of a known device. */
    signIn: ({ address, account, deviceId }: Guesser) =>
      deviceId === undefined
        ? begin([
            countedLimit(perAddress, [address], "giveBack"),
            countedLimit(perAccount, [account], "giveBack"),
            countedLimit(perPair, [account, address], "forgetAll"),
          ])
        : begin([countedLimit(perDevice, [account, String(deviceId)], "forgetAll")]),
    /** Guessing the second factor; how often per account is counted beside its secret. Without a first step it is nobody's. */
    secondFactor: (address: string, userId?: number) =>
      begin([
        userId === undefined
          ? countedLimit(perAddress, [address], "giveBack")
          : countedLimit(perStep, [String(userId), address], "forgetAll"),
      ]),
    /** Asking for a mail with a link. Each is counted, whether there is such an account or not. */
    resetRequest: (address: string, account: string) =>
      begin([
        countedLimit(resetsPerAddress, [address], "giveBack"),
        countedLimit(resetsPerAccount, [account], "giveBack"),
        countedLimit(resetsPerPair, [account, address], "giveBack"),
      ]),
    /** Trying links: they cannot be guessed, but looking costs. */
    resetUse: (address: string) => begin([countedLimit(resetUses, [address], "giveBack")]),
    /** Guessing one's own password or code from inside, as with a computer left unlocked. */
    confirmation: (userId: number) => begin([countedLimit(perPerson, [String(userId)], "forgetAll")]),
  };
}

/** Forgets every wrong guess at one account, wherever it came from, and how often any address has guessed. */
export async function unlockSignIn(db: Db, account: string, userId: number): Promise<void> {
  for (const { scope } of [perAccount, perPair, perDevice, resetsPerAccount, resetsPerPair]) await clearLimitsUnder(db, scope, [account]);
  for (const { scope } of [perStep, perPerson]) await clearLimitsUnder(db, scope, [String(userId)]);
  await clearLimitsUnder(db, perAddress.scope, []);
  await db.update(twoFactors).set({ failedVerificationCount: 0, lockedUntil: null }).where(eq(twoFactors.userId, userId));
}

export type Attempt = {
  /** No more are free after this one. */
  isLastFree: boolean;
  /** The guess was right. */
  succeeded: () => Promise<void>;
  /** The guess was never judged, because something of ours failed. */
  withdrawn: () => Promise<void>;
};

async function beginAttempt(limiter: Limiter, limits: CountedLimit[], now: () => Date): Promise<Attempt> {
  const { db } = limiter;
  const takenLimits = await takeAttempt(limiter, limits, now()).catch((error: unknown) => {
    if (!(error instanceof LimitReached)) throw error;
    throw new AppError("tooMany", tooManyText(error.retryAfter), { retryAfter: error.retryAfter });
  });
  const forgotten = new Set(limits.filter(({ whenRight }) => whenRight === "forgetAll").map(({ policy }) => policy.scope));
  const isForgotten = ({ key }: { key: string }) => forgotten.has(key.split(":")[0] ?? "");
  return {
    isLastFree: takenLimits.some(({ isFirstBlock }) => isFirstBlock),
    succeeded: async () => {
      await giveBack(
        db,
        takenLimits.filter((one) => !isForgotten(one)),
      );
      await clearLimits(
        db,
        takenLimits.filter(isForgotten).map(({ key }) => key),
      );
    },
    withdrawn: () => giveBack(db, takenLimits),
  };
}

function tooManyText(retryAfter: number): Sentence {
  const { en, es } = waitFor(Math.max(1, Math.ceil(retryAfter)));
  return { en: `Too many attempts; please wait ${en}`, es: `Demasiados intentos; espere ${es}` };
}

function waitFor(seconds: number): Sentence {
  if (seconds === 1) return { en: "1 second", es: "1 segundo" };
  if (seconds < 60) return { en: `${seconds} seconds`, es: `${seconds} segundos` };
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? { en: "a minute", es: "un minuto" } : { en: `${minutes} minutes`, es: `${minutes} minutos` };
}
