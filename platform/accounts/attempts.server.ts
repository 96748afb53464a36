import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createAddressLimit } from "#platform/limits/address-limits.server.ts";
import {
  clearLimitsUnder,
  createLimiter,
  forgetUntil,
  giveBack,
  type Limit,
  type Limiter,
  LimitReached,
  takeAttempt,
} from "#platform/limits/limits.server.ts";
import { fixedWindow, growingDelay } from "#platform/limits/policy.server.ts";

const hour = 3_600_000;

const hourlyDelay = (scope: string, free: number) => growingDelay(scope, free, hour);
const hourlyWindow = (scope: string, points: number) => fixedWindow(scope, points, hour);

/** From one address, whatever the account: an office shares it. */
const perAddress = createAddressLimit("signIn.address", 30, hourlyDelay);
/** One account from one address: the guesser at work, and the person who mistypes. */
const perPair = createAddressLimit("signIn.pair", 5, growingDelay);
/** A browser that the person has signed in with before. */
const perDevice = growingDelay("signIn.device", 10);
/**
 * One account from everywhere: only many addresses together come this far, because each one alone has to wait long
 * before. Were it tighter, one patient stranger could keep the person out of every browser that is new to them.
 */
const perAccount = growingDelay("signIn.account", 200);
/** Codes typed after the right password, whatever the address: six digits are few enough to be guessed from many addresses. */
const perCode = growingDelay("signIn.code", 10);
/** The same in a browser that the person has signed in with before, so that a stranger who knows the password cannot keep them out of it. */
const perCodeOnDevice = growingDelay("signIn.codeOnDevice", 10);
/** A passkey cannot be guessed, only tried: counted by address too, so that a stranger's tries leave the person's free. */
const perPasskey = createAddressLimit("signIn.passkey", 20, growingDelay);
/** Requests for a link to a new password. Any link that a stranger's request brings about is the person's too. */
const resetsPerAddress = createAddressLimit("reset.address", 10, hourlyWindow);
const resetsPerPair = createAddressLimit("reset.pair", 3, hourlyWindow);
const resetsPerAccount = fixedWindow("reset.account", 20, 24 * hour);
const resetUses = createAddressLimit("reset.use", 10, hourlyDelay);
const perPerson = growingDelay("confirmation", 10);
/** Apart from the password's count, which the right password clears: it must not buy more guesses at the code. */
const perOwnFactor = growingDelay("confirmation.factor", 10);

type CountedLimit = Limit & { whenRight: "giveBack" | "forgetAll" };
const givenBack = (limits: Limit[]): CountedLimit[] => limits.map((limit) => ({ ...limit, whenRight: "giveBack" }));
const forgotten = (limits: Limit[]): CountedLimit[] => limits.map((limit) => ({ ...limit, whenRight: "forgetAll" }));

/** Who guesses: the account as typed, where from, and the known device of that very account, if the browser is one. */
type Guesser = { address: string; account: string; deviceId?: number };

/** The second step of one person. Each factor counts apart, so that guesses at one leave the others to the person. */
type SecondStep = { address: string; userId: number; factor: "totp" | "recoveryCode" | "passkey"; deviceId?: number };

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
            ...givenBack(perAddress.limitsOf(address)),
            ...givenBack([{ policy: perAccount, by: [account] }]),
            ...forgotten(perPair.limitsOf(address, [account])),
          ])
        : begin(forgotten([{ policy: perDevice, by: [account, String(deviceId)] }])),
    /** A second step without a first: no person's, so the address alone is counted. */
    strayStep: (address: string) => begin(givenBack(perAddress.limitsOf(address))),
    /** Guessing the second factor, which only a person who knows the password can. */
    secondStep: (step: SecondStep) => begin(forgotten(secondStepLimits(step))),
    /** Asking for a mail with a link. Each is counted, whether there is such an account or not. */
    resetRequest: (address: string, account: string) =>
      begin(
        givenBack([
          ...resetsPerAddress.limitsOf(address),
          { policy: resetsPerAccount, by: [account] },
          ...resetsPerPair.limitsOf(address, [account]),
        ]),
      ),
    /** Trying links: they cannot be guessed, but looking costs. */
    resetUse: (address: string) => begin(givenBack(resetUses.limitsOf(address))),
    /** Guessing one's own password or code from inside, as with a computer left unlocked. */
    confirmation: (userId: number) => begin(forgotten([{ policy: perPerson, by: [String(userId)] }])),
    /** The same for one's own second factor. */
    ownFactor: (userId: number) => begin(forgotten([{ policy: perOwnFactor, by: [String(userId)] }])),
  };
}

function secondStepLimits({ address, userId, factor, deviceId }: SecondStep): Limit[] {
  const person = String(userId);
  if (factor === "passkey") return perPasskey.limitsOf(address, [person]);
  return deviceId === undefined
    ? [{ policy: perCode, by: [person, factor] }]
    : [{ policy: perCodeOnDevice, by: [person, factor, String(deviceId)] }];
}

/** Forgets every wrong guess at one account, wherever it came from, and how often any address has guessed. */
export async function unlockSignIn(db: Db, account: string, userId: number): Promise<void> {
  const ofAccount = [perAccount.scope, ...perPair.scopes, perDevice.scope, resetsPerAccount.scope, ...resetsPerPair.scopes];
  const ofPerson = [perCode.scope, perCodeOnDevice.scope, ...perPasskey.scopes, perPerson.scope, perOwnFactor.scope];
  for (const scope of ofAccount) await clearLimitsUnder(db, scope, [account]);
  for (const scope of ofPerson) await clearLimitsUnder(db, scope, [String(userId)]);
  for (const scope of perAddress.scopes) await clearLimitsUnder(db, scope, []);
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
  const forgottenScopes = new Set(limits.filter(({ whenRight }) => whenRight === "forgetAll").map(({ policy }) => policy.scope));
  const isForgotten = ({ key }: { key: string }) => forgottenScopes.has(key.split(":")[0] ?? "");
  return {
    isLastFree: takenLimits.some(({ isFirstBlock }) => isFirstBlock),
    succeeded: async () => {
      await giveBack(
        db,
        takenLimits.filter((one) => !isForgotten(one)),
      );
      await forgetUntil(db, takenLimits.filter(isForgotten));
    },
    withdrawn: () => giveBack(db, takenLimits),
  };
}

function tooManyText(retryAfter: number): LocalizedText {
  const { en, es } = waitFor(Math.max(1, Math.ceil(retryAfter)));
  return { en: `Too many attempts; please wait ${en}`, es: `Demasiados intentos; espere ${es}` };
}

function waitFor(seconds: number): LocalizedText {
  if (seconds === 1) return { en: "1 second", es: "1 segundo" };
  if (seconds < 60) return { en: `${seconds} seconds`, es: `${seconds} segundos` };
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? { en: "a minute", es: "un minuto" } : { en: `${minutes} minutes`, es: `${minutes} minutos` };
}
