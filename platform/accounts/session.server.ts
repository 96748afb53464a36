import { createHash } from "node:crypto";
import { AppError } from "#lib/errors.ts";

const minute = 60_000;
const hour = 60 * minute;

/** In milliseconds. */
export const idleTimeout = 12 * hour;
export const absoluteTimeout = 7 * 24 * hour;

/** How precisely the last use of a session is stored, to avoid a write on every request. */
export const noticeEvery = 5 * minute;

/** For how long a confirmation by password or code is valid. */
export const confirmationTimeout = 5 * minute;

export function isConfirmed(confirmedAt: Date, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() < confirmationTimeout;
}

type Times = { createdAt: Date; updatedAt: Date; expiresAt: Date };

export function hasEnded({ createdAt, updatedAt, expiresAt }: Times, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  const idleMs = now.getTime() - updatedAt.getTime();
  return age >= absoluteTimeout || idleMs >= idleTimeout || expiresAt <= now;
}

/** Stored instead of the token, so that a copy of the database opens no session. Browser scripts see only the hash. */
export const hashSessionToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** A stolen session must not be enough to take over an account, redirect leads or export data. */
export function requireConfirmation(staff: { confirmedAt: Date } | undefined, now: Date): void {
  if (staff && isConfirmed(staff.confirmedAt, now)) return;
  throw new AppError("confirmationRequired", {
    en: "Confirm that it is you, with your password or a code",
    es: "Confirme que es usted, con su contraseña o un código",
  });
}
