import type { TimedJob } from "#platform/feature.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** A notification from another node may be lost, and a clock may be set. */
const longestRestMs = 10_000;
const shortestRestMs = 5;
const afterErrorMs = 1_000;

/** Runs a job at once, and again whenever it is due. Returns how to stop: a run that has begun gets a signal and is awaited. */
export function runAtTimes({ name, run, onChange }: TimedJob, { log, metrics }: Pick<Platform, "log" | "metrics">): () => Promise<void> {
  const stopping = new AbortController();
  let isChanged = false;
  let endRest = () => {};
  const unsubscribe = onChange(() => {
    isChanged = true;
    endRest();
  });

  async function rest(ms: number): Promise<void> {
    // A change during the run must not be missed.
    if (stopping.signal.aborted || isChanged) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    endRest = resolve;
    const timer = setTimeout(resolve, ms).unref();
    await promise;
    clearTimeout(timer);
  }

  async function repeat(): Promise<void> {
    while (!stopping.signal.aborted) {
      isChanged = false;
      const ms = await metrics.work
        .measure(name, () => run(stopping.signal))
        .catch((error: unknown) => {
          log.warn({ job: name, err: error }, "A background job failed; it will run again");
          return afterErrorMs;
        });
      await rest(Math.min(longestRestMs, Math.max(shortestRestMs, ms ?? longestRestMs)));
    }
  }

  const loop = repeat();
  return async () => {
    stopping.abort();
    unsubscribe();
    endRest();
    await loop;
  };
}
