/** `blockedUntil` is null while nobody has to wait. */
export type Counter = { count: number; blockedUntil: Date | null; expiresAt: Date };

export type Policy = {
  /** Names what is limited; the first part of every key. */
  scope: string;
  /** So many are taken before the first has to wait. */
  free: number;
  /** The counter after one more; undefined is one that was never counted, or long enough ago. */
  next: (counter: Counter | undefined, now: Date) => Counter;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const addMs = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** So many in a stretch of time, and then none until it has passed. */
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

/** In milliseconds: how long to wait after so many more than were free. */
function delayAfter(over: number): number {
  return over <= 0 ? 0 : Math.min(15 * minute, second * 2 ** Math.min(over - 1, 20));
}

/** Some at once, then each after a wait that is twice as long as the one before. A long silence ends it. */
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
