import { retryDelay } from "./retry-delay.server.ts";
import type { AttemptOutcome, MailAttempt, MailJob } from "./tables/mail-jobs.server.ts";

export type NextStep = { state: "sent" } | { state: "failed" } | { state: "waiting"; delayMs: number };

/** How long until the next try, after so many that ended alike. */
export type Delays = Record<"transient" | "refusal" | "composition", (times: number) => number>;

const compositionsWorth = 3;
const minuteMs = 60_000;

/** A refusal may be a slip in the mail server's settings that someone is mending: it is asked again over some minutes. */
export const usualDelays: Delays = {
  transient: retryDelay,
  refusal: (times) => (times === 1 ? minuteMs : 4 * minuteMs),
  composition: (times) => (times === 1 ? 1_000 : 10_000),
};

/** A mail is tried until it has arrived, unless another try would only end like the last ones: then staff are asked. */
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
  const worth = kind === "refusal" ? refusalsWorth : compositionsWorth;
  return times >= worth ? { state: "failed" } : { state: "waiting", delayMs: delays[kind](times) };
}

function kindOf({ outcome, permanent }: Omit<MailAttempt, "at">): keyof Delays {
  if (outcome === "uncomposed") return "composition";
  return outcome === "refused" && permanent ? "refusal" : "transient";
}
