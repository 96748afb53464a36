import { describe, expect, it } from "vitest";
import { decideNextStep, retryDelay, usualDelays } from "./next-step.server.ts";
import type { MailAttempt } from "./tables/mail-jobs.server.ts";

const at = "2026-11-15T20:00:00.000Z";
const refusal: MailAttempt = { at, outcome: "refused", permanent: true, detail: "550" };
const laterRefusal: MailAttempt = { at, outcome: "refused", permanent: false, detail: "451" };
const away: MailAttempt = { at, outcome: "failed", detail: "" };
const uncomposedAttempt: MailAttempt = { at, outcome: "uncomposed", detail: "" };

const stepAfter = (history: MailAttempt[], attempt: MailAttempt, worth = 3) =>
  decideNextStep({ history, attempts: history.length + 1 }, attempt, worth, { ...usualDelays, transient: (attempts) => attempts });

describe("after a try", () => {
  it("that a server refused for good, some minutes pass before the next, and staff are asked after as many as the kind is worth", () => {
    expect(stepAfter([], refusal)).toEqual({ state: "waiting", delayMs: 60_000 });
    expect(stepAfter([refusal], refusal)).toEqual({ state: "waiting", delayMs: 240_000 });
    expect(stepAfter([refusal, refusal], refusal)).toEqual({ state: "failed" });
    expect(stepAfter([], refusal, 1)).toEqual({ state: "failed" });
  });

  it("that could not be composed, staff are asked at the third", () => {
    expect(stepAfter([], uncomposedAttempt)).toEqual({ state: "waiting", delayMs: 1_000 });
    expect(stepAfter([uncomposedAttempt], uncomposedAttempt)).toEqual({ state: "waiting", delayMs: 10_000 });
    expect(stepAfter([uncomposedAttempt, uncomposedAttempt], uncomposedAttempt, 9)).toEqual({ state: "failed" });
  });

  it("only consecutive attempts with the same result count", () => {
    expect(stepAfter([refusal, refusal, away], refusal)).toEqual({ state: "waiting", delayMs: 60_000 });
    expect(stepAfter([uncomposedAttempt, uncomposedAttempt, refusal], uncomposedAttempt)).toEqual({ state: "waiting", delayMs: 1_000 });
  });

  it("a refusal of a mail that staff asked for is final at once", () => {
    expect(stepAfter([refusal, refusal, refusal], refusal)).toEqual({ state: "failed" });
  });

  it("a server that is away or says later is tried without an end", () => {
    for (const attempt of [away, laterRefusal])
      expect(stepAfter(Array(900).fill(attempt), attempt, 1)).toEqual({ state: "waiting", delayMs: 901 });
  });
});

it("the delay of retries doubles, up to five minutes", () => {
  const longest = (attempts: number) => retryDelay(attempts, () => 1);
  expect([1, 2, 3, 4].map(longest)).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(longest(9)).toBe(300_000);
  expect(longest(100_000)).toBe(300_000);
});

it("the delay of retries is spread over half of its length", () => {
  expect(retryDelay(3, () => 0)).toBe(4_000);
});
