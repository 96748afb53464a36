import { describe, expect, it } from "vitest";
import { createAutosave, type SaveOptions } from "./autosave.ts";

/** A clock that only moves when a test says so. */
function fakeClock() {
  let now = 0;
  let timers: Array<{ at: number; work: () => void }> = [];
  return {
    now: () => now,
    set(work: () => void, ms: number) {
      const timer = { at: now + ms, work };
      timers.push(timer);
      return timer;
    },
    clear(timer: never) {
      timers = timers.filter((other) => other !== timer);
    },
    async pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { work } of due) work();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

/** Requests that stay under way until a test answers them. */
function setUp() {
  const clock = fakeClock();
  const requests: Array<{ options: SaveOptions; answer: (isSaved: boolean) => Promise<void> }> = [];
  const run = (options: SaveOptions) =>
    new Promise<boolean>((resolve) => {
      requests.push({
        options,
        answer: async (isSaved) => {
          resolve(isSaved);
          await clock.pass(0);
        },
      });
    });
  return { clock, requests, autosave: createAutosave({ run, delayMs: 2_000, longestMs: 10_000, clock }) };
}

describe("autosave", () => {
  it("sends a moment after the last change", async () => {
    const { clock, requests, autosave } = setUp();
    autosave.change();
    await clock.pass(1_500);
    autosave.change();
    await clock.pass(1_500);
    expect(requests).toHaveLength(0);
    await clock.pass(500);
    expect(requests.map(({ options }) => options)).toEqual([{ isQuiet: true }]);
  });

  it("does not wait for someone who types without a pause", async () => {
    const { clock, requests, autosave } = setUp();
    for (let second = 0; second < 10; second += 1) {
      autosave.change();
      await clock.pass(1_000);
    }
    expect(requests).toHaveLength(1);
  });

  it("sends one request at a time, and then what was typed meanwhile", async () => {
    const { clock, requests, autosave } = setUp();
    autosave.change();
    await clock.pass(2_000);
    autosave.change();
    await clock.pass(60_000);
    expect(requests).toHaveLength(1);
    await requests[0]?.answer(true);
    expect(requests).toHaveLength(1);
    await clock.pass(2_000);
    expect(requests).toHaveLength(2);
  });

  it("sends nothing more once everything is saved", async () => {
    const { clock, requests, autosave } = setUp();
    autosave.change();
    await clock.pass(2_000);
    await requests[0]?.answer(true);
    await clock.pass(600_000);
    expect(requests).toHaveLength(1);
    expect(autosave.isUnsent()).toBe(false);
  });

  it("tries again after a failure only when the user changes something or presses the button", async () => {
    const { clock, requests, autosave } = setUp();
    autosave.change();
    await clock.pass(2_000);
    await requests[0]?.answer(false);
    await clock.pass(600_000);
    expect(requests).toHaveLength(1);
    expect(autosave.isUnsent()).toBe(true);
    autosave.change();
    await clock.pass(2_000);
    await requests[1]?.answer(false);
    const pressed = autosave.flush({ isQuiet: false });
    await requests[2]?.answer(true);
    expect(await pressed).toBe(true);
    expect(requests.map(({ options }) => options.isQuiet)).toEqual([true, true, false]);
  });

  it("when the user leaves, sends what is new but not what failed before", async () => {
    const { clock, requests, autosave } = setUp();
    autosave.change();
    void autosave.flushUntried({ isQuiet: true, isLeaving: true });
    expect(requests.map(({ options }) => options.isLeaving)).toEqual([true]);
    await requests[0]?.answer(false);
    await autosave.flushUntried({ isQuiet: true, isLeaving: true });
    expect(requests).toHaveLength(1);
    autosave.change();
    await clock.pass(2_000);
    void autosave.flushUntried({ isQuiet: true, isLeaving: true });
    await requests[1]?.answer(false);
    expect(requests).toHaveLength(2);
  });

  it("on demand waits for the request under way, and sends at once", async () => {
    const { clock, requests, autosave } = setUp();
    autosave.change();
    await clock.pass(2_000);
    autosave.change();
    const pressed = autosave.flush({ isQuiet: false });
    expect(requests).toHaveLength(1);
    await requests[0]?.answer(true);
    expect(requests).toHaveLength(2);
    await requests[1]?.answer(true);
    expect(await pressed).toBe(true);
    await clock.pass(600_000);
    expect(requests).toHaveLength(2);
  });

  it("sends nothing after the screen is closed", async () => {
    const { clock, requests, autosave } = setUp();
    autosave.change();
    autosave.stop();
    await clock.pass(600_000);
    expect(requests).toHaveLength(0);
  });
});
