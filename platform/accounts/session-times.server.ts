const minute = 60_000;
const hour = 60 * minute;

/** In milliseconds: unused for half a day, or older than a week, a session is over. */
export const idleTimeout = 12 * hour;
export const absoluteTimeout = 7 * 24 * hour;

/** How exactly it is known when a session was last used; a write on every request would buy nothing. */
export const noticeEvery = 5 * minute;

type Times = { createdAt: Date; updatedAt: Date; expiresAt: Date };

/** `updatedAt` is when the session was last used. */
export function hasEnded({ createdAt, updatedAt, expiresAt }: Times, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  const idle = now.getTime() - updatedAt.getTime();
  return age >= absoluteTimeout || idle >= idleTimeout || expiresAt <= now;
}
