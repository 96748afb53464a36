import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { createMetrics } from "#platform/metrics/metrics.server.ts";
import { runAtTimes } from "./timed-jobs.ts";

const tools = { log: createLog("silent"), metrics: createMetrics() };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(run: (signal: AbortSignal) => Promise<number | undefined>) {
  let wake = () => {};
  const onChange = (listener: () => void) => {
    wake = listener;
    return () => {};
  };
  const stop = runAtTimes({ name: "test", run, onChange }, tools);
  return { stop, wake: () => wake() };
}

it("runs at the start, when it is due, when something changed, and now and then in any case", async () => {
  const run = vi.fn(async (): Promise<number | undefined> => 1_000);
  const { stop, wake } = start(run);
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(run).toHaveBeenCalledTimes(1);
  run.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(4);
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(4);
});

it("does not miss a change during a run, and goes on after an error", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const run = vi
    .fn(async (): Promise<number | undefined> => undefined)
    .mockReturnValueOnce(promise)
    .mockRejectedValueOnce(new Error("no"));
  const { stop, wake } = start(run);
  wake();
  resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(3);
  await stop();
});

it("reports to a run that it is stopping", async () => {
  const run = (signal: AbortSignal) =>
    new Promise<undefined>((resolve) => signal.addEventListener("abort", () => resolve(undefined), { once: true }));
  const { stop } = start(run);
  await expect(stop()).resolves.toBeUndefined();
});
