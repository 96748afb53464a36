import { setTimeout as sleep } from "node:timers/promises";

export class TimeoutError extends Error {}

const tickMs = 100;

/** Counted in ticks of our own: after a stall of this process the answer may lie in the socket unread. */
export async function withTimeout<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
  let isThere = false;
  const arrival = answer.then(
    () => {
      isThere = true;
    },
    () => {
      isThere = true;
    },
  );
  for (let waitedMs = 0; waitedMs < patienceMs && !isThere; waitedMs += tickMs) {
    const bell = new AbortController();
    await Promise.race([arrival, sleep(tickMs, undefined, { signal: bell.signal, ref: false }).catch(() => {})]);
    bell.abort();
  }
  if (!isThere) throw new TimeoutError("The database gave no answer");
  return answer;
}
