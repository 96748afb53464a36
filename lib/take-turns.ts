import { setTimeout as wait } from "node:timers/promises";
import { limitConcurrency } from "./concurrency.ts";

type Clock = { now: () => number; wait: (ms: number) => Promise<unknown> };

/** One at a time, and after each a pause as long as it took, so that visitors get the database for at least half of the time. */
export function takeTurns({ now, wait: pause }: Clock = { now: () => performance.now(), wait }) {
  const inTurn = limitConcurrency(1);
  let pausedUntil = 0;
  return <T>(task: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const begins = now();
      if (pausedUntil > begins) await pause(pausedUntil - begins);
      const began = now();
      try {
        return await task();
      } finally {
        const ended = now();
        pausedUntil = ended + (ended - began);
      }
    });
}
