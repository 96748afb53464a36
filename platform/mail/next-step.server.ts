import type { AttemptOutcome, MailAttempt, MailJob } from "./tables/mail-jobs.server.ts";

export type NextStep = { state: "sent" } | { state: "failed" } | { state: "waiting"; delayMs: number };

/** Until the next attempt, after so many with the same outcome. */
export type Delays = Record<"transient" | "refusal" | "composition", (times: number) => number>;

const maxCompositions = 3;
const minuteMs = 60_000;
const firstDelayMs = 2_000;
const longestDelayMs = 5 * minuteMs;

/** Exponential backoff with jitter. */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const fullDelay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 20));
  return Math.round(fullDelay / 2 + (random() * fullDelay) / 2);
}

/** A refusal may be an error in the mail server's settings that is being fixed, so it is retried for some minutes. */
export const usualDelays: Delays = {
  transient: retryDelay,
  refusal: (times) => (times === 1 ? minuteMs : 4 * minuteMs),
  composition: (times) => (times === 1 ? 1_000 : 10_000),
};

/** Retries until the mail is sent, unless another attempt would end like the last ones: then it needs staff. */
export function decideNextStep(
  { history, attempts }: Pick<MailJob, "history" | "attempts">,
  attempt: AttemptOutcome,
  refusalsWorth: number,
  delays: Delays,
): NextStep {
  if (attempt.outcome === "sent") return { state: "sent" };
  const kind = kindOf(attempt);
  if (kind === "transient") return { state: "waiting", delayMs: delays.transient(attempts) };
  const times = 1 + history.length - (history.findLastIndex((earlier) => kindOf(earlier) !== kind) + 1);
  const limit = kind === "refusal" ? refusalsWorth : maxCompositions;
  return times >= limit ? { state: "failed" } : { state: "waiting", delayMs: delays[kind](times) };
}

function kindOf({ outcome, permanent }: Omit<MailAttempt, "at">): keyof Delays {
  if (outcome === "uncomposed") return "composition";
  return outcome === "refused" && permanent ? "refusal" : "transient";
}
