/** `blockedUntil` is null while there is no wait. */
export type Counter = { count: number; blockedUntil: Date | null; expiresAt: Date };

export type Policy = {
  /** The first part of every key. */
  scope: string;
  /** How many attempts there are before the first wait. */
  free: number;
  /** The counter after one more attempt; undefined is a new or expired counter. */
  next: (counter: Counter | undefined, now: Date) => Counter;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const addMs = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** A number of attempts per time window. */
export function fixedWindow(scope: string, points: number, windowMs: number): Policy {
  return {
    scope,
    free: points,
    next: (counter, now) => {
      const expiresAt = counter?.expiresAt ?? addMs(now, windowMs);
      const count = (counter?.count ?? 0) + 1;
      return { count, expiresAt, blockedUntil: count >= points ? expiresAt : null };
    },
  };
}

function delayAfter(over: number): number {
  return over <= 0 ? 0 : Math.min(15 * minute, second * 2 ** Math.min(over - 1, 20));
}

/** Some attempts at once, then each after a wait twice as long as the one before, until a long pause. */
export function growingDelay(scope: string, free: number, silenceMs = 24 * hour): Policy {
  return {
    scope,
    free,
    next: (counter, now) => {
      const count = (counter?.count ?? 0) + 1;
      const delay = delayAfter(count - free + 1);
      return { count, blockedUntil: delay > 0 ? addMs(now, delay) : null, expiresAt: addMs(now, delay + silenceMs) };
    },
  };
}
