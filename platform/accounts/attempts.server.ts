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

/** Per address, for any account: an office shares one address. */
const perAddress = createAddressLimit("signIn.address", 30, hourlyDelay);
/** Per account and address: a guesser, or a user who mistypes. */
const perPair = createAddressLimit("signIn.pair", 5, growingDelay);
/** Per browser that the user has signed in with before. */
const perDevice = growingDelay("signIn.device", 10);
/**
 * Per account, from all addresses: only many addresses together get this far, because each alone has to wait long before. With a lower
 * limit one patient attacker could lock the user out of every new browser.
 */
const perAccount = growingDelay("signIn.account", 200);
/** Codes after the right password, from any address: six digits can be guessed from many addresses. */
const perCode = growingDelay("signIn.code", 10);
/** The same per known browser, so that an attacker who knows the password cannot lock the user out there. */
const perCodeOnDevice = growingDelay("signIn.codeOnDevice", 10);
/** Passkeys cannot be guessed: counted per address too, so that an attacker's attempts do not use up the user's. */
const perPasskey = createAddressLimit("signIn.passkey", 20, growingDelay);
/** Requests for a link to a new password. A link that a stranger asked for goes to the user too. */
const resetsPerAddress = createAddressLimit("reset.address", 10, hourlyWindow);
const resetsPerPair = createAddressLimit("reset.pair", 3, hourlyWindow);
const resetsPerAccount = fixedWindow("reset.account", 20, 24 * hour);
const resetUses = createAddressLimit("reset.use", 10, hourlyDelay);
const perPerson = growingDelay("confirmation", 10);
/** Separate from the password's count, which the right password clears: that must not allow more guesses at the code. */
const perOwnFactor = growingDelay("confirmation.factor", 10);

type CountedLimit = Limit & { onSuccess: "undo" | "clear" };
const undoOnSuccess = (limits: Limit[]): CountedLimit[] => limits.map((limit) => ({ ...limit, onSuccess: "undo" }));
const clearOnSuccess = (limits: Limit[]): CountedLimit[] => limits.map((limit) => ({ ...limit, onSuccess: "clear" }));

/** `account` is the email as typed; `deviceId` is a known device of that account. */
type Guesser = { address: string; account: string; deviceId?: number };

/** Each factor is counted separately, so that guesses at one do not block the others. */
type SecondStep = { address: string; userId: number; factor: "totp" | "recoveryCode" | "passkey"; deviceId?: number };

/**
 * Limits guesses. An attempt is counted before the secret is checked, so that guesses sent at once cannot slip past, and undone when it
 * was right, so that an office behind one address can sign in all day.
 */
export function createAttempts(db: Db, now: () => Date = () => new Date()) {
  const limiter = createLimiter(db);
  const begin = (limits: CountedLimit[]) => beginAttempt(limiter, limits, now);
  return {
    /** A password at sign-in. Attempts of strangers do not limit a known device. */
    signIn: ({ address, account, deviceId }: Guesser) =>
      deviceId === undefined
        ? begin([
            ...undoOnSuccess(perAddress.limitsOf(address)),
            ...undoOnSuccess([{ policy: perAccount, by: [account] }]),
            ...clearOnSuccess(perPair.limitsOf(address, [account])),
          ])
        : begin(clearOnSuccess([{ policy: perDevice, by: [account, String(deviceId)] }])),
    /** A second step without a first belongs to no account, so only the address is counted. */
    strayStep: (address: string) => begin(undoOnSuccess(perAddress.limitsOf(address))),
    /** The second factor at sign-in, after the right password. */
    secondStep: (step: SecondStep) => begin(clearOnSuccess(secondStepLimits(step))),
    /** A request for a reset link. Counted whether there is such an account or not. */
    resetRequest: (address: string, account: string) =>
      begin(
        undoOnSuccess([
          ...resetsPerAddress.limitsOf(address),
          { policy: resetsPerAccount, by: [account] },
          ...resetsPerPair.limitsOf(address, [account]),
        ]),
      ),
    /** The use of a reset link: it cannot be guessed, but checking costs time. */
    resetUse: (address: string) => begin(undoOnSuccess(resetUses.limitsOf(address))),
    /** One's own password within a session, as on a computer left unlocked. */
    confirmation: (userId: number) => begin(clearOnSuccess([{ policy: perPerson, by: [String(userId)] }])),
    ownFactor: (userId: number) => begin(clearOnSuccess([{ policy: perOwnFactor, by: [String(userId)] }])),
  };
}

function secondStepLimits({ address, userId, factor, deviceId }: SecondStep): Limit[] {
  const person = String(userId);
  if (factor === "passkey") return perPasskey.limitsOf(address, [person]);
  return deviceId === undefined
    ? [{ policy: perCode, by: [person, factor] }]
    : [{ policy: perCodeOnDevice, by: [person, factor, String(deviceId)] }];
}

/** Clears the limits of one account from every address, and of every address. */
export async function unlockSignIn(db: Db, account: string, userId: number): Promise<void> {
  const ofAccount = [perAccount.scope, ...perPair.scopes, perDevice.scope, resetsPerAccount.scope, ...resetsPerPair.scopes];
  const ofPerson = [perCode.scope, perCodeOnDevice.scope, ...perPasskey.scopes, perPerson.scope, perOwnFactor.scope];
  for (const scope of ofAccount) await clearLimitsUnder(db, scope, [account]);
  for (const scope of ofPerson) await clearLimitsUnder(db, scope, [String(userId)]);
  for (const scope of perAddress.scopes) await clearLimitsUnder(db, scope, []);
}

export type Attempt = {
  /** The next attempt has to wait. */
  isLastFree: boolean;
  succeeded: () => Promise<void>;
  /** The guess was not checked, because something on our side failed. */
  withdrawn: () => Promise<void>;
};

async function beginAttempt(limiter: Limiter, limits: CountedLimit[], now: () => Date): Promise<Attempt> {
  const { db } = limiter;
  const takenLimits = await takeAttempt(limiter, limits, now()).catch((error: unknown) => {
    if (!(error instanceof LimitReached)) throw error;
    throw new AppError("tooMany", tooManyText(error.retryAfter), { retryAfter: error.retryAfter });
  });
  const clearedScopes = new Set(limits.filter(({ onSuccess }) => onSuccess === "clear").map(({ policy }) => policy.scope));
  const isCleared = ({ key }: { key: string }) => clearedScopes.has(key.split(":")[0] ?? "");
  return {
    isLastFree: takenLimits.some(({ isFirstBlock }) => isFirstBlock),
    succeeded: async () => {
      await giveBack(
        db,
        takenLimits.filter((one) => !isCleared(one)),
      );
      await forgetUntil(db, takenLimits.filter(isCleared));
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
