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
