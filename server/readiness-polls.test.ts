import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReadinessPolls } from "./readiness-polls.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const longestMs = 6_000;

/** Begins to refuse, and tells whether that is over. */
function refuseAll(polls: ReadinessPolls) {
  const state = { over: false };
  void polls.refuseAll(longestMs).then(() => {
    state.over = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return state.over;
  };
}

describe("refusing whoever asks for readiness", () => {
  it("is over at once when nobody has ever asked, or not for a while", async () => {
    expect(await refuseAll(new ReadinessPolls())()).toBe(true);
    const polls = new ReadinessPolls();
    polls.note("balancer", false);
    vi.advanceTimersByTime(15_001);
    expect(await refuseAll(polls)()).toBe(true);
  });

  it("lasts until each of those who asked lately has been told three times", async () => {
    const polls = new ReadinessPolls();
    for (const poller of ["one", "other"]) polls.note(poller, false);
    const isOver = refuseAll(polls);
    for (let round = 0; round < 3; round++) polls.note("one", true);
    for (let round = 0; round < 2; round++) polls.note("other", true);
    expect(await isOver()).toBe(false);
    polls.note("other", true);
    expect(await isOver()).toBe(true);
  });

  it("gives up on who does not ask again", async () => {
    const polls = new ReadinessPolls();
    polls.note("balancer", false);
    const isOver = refuseAll(polls);
    vi.advanceTimersByTime(longestMs - 1);
    expect(await isOver()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await isOver()).toBe(true);
  });

  it("forgets the one who asked longest ago when too many strangers ask", async () => {
    const polls = new ReadinessPolls();
    for (let number = 0; number < 33; number++) polls.note(`stranger ${number}`, false);
    const isOver = refuseAll(polls);
    for (let round = 0; round < 3; round++) for (let number = 1; number < 33; number++) polls.note(`stranger ${number}`, true);
    expect(await isOver()).toBe(true);
  });
});
