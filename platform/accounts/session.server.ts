import { createHash } from "node:crypto";
import { AppError } from "#lib/errors.ts";

const minute = 60_000;
const hour = 60 * minute;

/** In milliseconds: unused for half a day, or older than a week, a session is over. */
export const idleTimeout = 12 * hour;
export const absoluteTimeout = 7 * 24 * hour;

/** How exactly it is known when a session was last used; a write on every request would buy nothing. */
export const noticeEvery = 5 * minute;

/** For so long after the password or a code was given, accounts may be changed without giving it again. */
export const confirmationTimeout = 5 * minute;

export function isConfirmed(confirmedAt: Date, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() < confirmationTimeout;
}

type Times = { createdAt: Date; updatedAt: Date; expiresAt: Date };

/** `updatedAt` is when the session was last used. */
export function hasEnded({ createdAt, updatedAt, expiresAt }: Times, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  const idleMs = now.getTime() - updatedAt.getTime();
  return age >= absoluteTimeout || idleMs >= idleTimeout || expiresAt <= now;
}

/**
 * What the database stores instead of a session's token: a copy of the database opens no session. It also names the session to the
 * browser's scripts, which never see the token itself.
 */
export const hashSessionToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** A stolen session must not be enough to take over an account, redirect leads or carry off data. */
export function requireConfirmation(staff: { confirmedAt: Date } | undefined, now: Date): void {
  if (staff && isConfirmed(staff.confirmedAt, now)) return;
  throw new AppError("confirmationRequired", {
    en: "Confirm that it is you, with your password or a code",
    es: "Confirme que es usted, con su contraseña o un código",
  });
}
