import { randomUUID } from "node:crypto";
import type { Db } from "#platform/database/db.server.ts";
import { isUnavailable } from "#platform/database/errors.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Metrics } from "#platform/metrics/metrics.server.ts";
import { attemptMail } from "./attempt.server.ts";
import type { MailComposer, MailEnd } from "./mail-kind.server.ts";
import { type Delays, decideNextStep, type NextStep, usualDelays } from "./next-step.server.ts";
import { finishJob, hurryFailedJobs, leaseMs, msUntilNextJob, onMailQueued, releaseAllLeases, takeJob } from "./outbox.server.ts";
import type { MailAttempt, MailJob } from "./tables/mail-jobs.server.ts";
import type { Transport } from "./transport.server.ts";

type Options = {
  db: Db;
  log: Log;
  metrics?: Pick<Metrics, "mail">;
  transport: Transport;
  /** One for every kind of mail. */
  composers: MailComposer[];
  /** Whether no other process uses this database. */
  alone: boolean;
  delays?: Delays;
  composeTimeoutMs?: number;
  errorPauseMs?: number;
};

/** In parallel, so that one slow mail does not delay the others. */
const lanes = 4;
/** Only so many take bulk mail too, so that it never delays other mail. */
const bulkLanes = 2;
/** For first attempts only, so that slow retries do not delay new mail. */
const freshLanes = 2;
/** Other processes may queue mail too. */
const pollMs = 10_000;

type Lane = { onlyFresh: boolean; withoutBulk: boolean };

const laneKinds: Lane[] = Array.from({ length: lanes + freshLanes }, (_, number) => ({
  onlyFresh: number >= lanes,
  withoutBulk: number >= bulkLanes,
}));

export function startOutbox({
  db,
  log,
  metrics,
  transport,
  composers,
  alone,
  delays = usualDelays,
  composeTimeoutMs = 15_000,
  errorPauseMs = 2_000,
}: Options) {
  const worker = randomUUID();
  const sleepers = new Set<() => void>();
  let isStopped = false;
  let outage = true;

  const wake = () => {
    for (const sleeper of sleepers) sleeper();
  };

  async function rest(ms: number) {
    if (isStopped) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    sleepers.add(resolve);
    await promise;
    sleepers.delete(resolve);
    clearTimeout(timer);
  }

  async function deliver(job: MailJob): Promise<void> {
    const composer = composers.find(({ name }) => name === job.kind);
    const startedAt = performance.now();
    const attempt = await attemptMail(job, { log, transport, composer, composeTimeoutMs });
    metrics?.mail.observe(attempt.outcome, performance.now() - startedAt);
    const next = decideNextStep(job, attempt, composer?.refusalsWorth ?? 1, delays);
    await record(job, { at: new Date().toISOString(), ...attempt }, next, composer);
    const { mailJobId, kind, subject, attempts } = job;
    // The mail server's response names recipients, so it is not logged.
    const facts = { mailJobId, kind, subject, attempt: attempts, outcome: attempt.outcome };
    if (attempt.outcome === "sent") log.info(facts, "Mail sent");
    else log.warn({ ...facts, state: next.state }, "Mail not sent");
    if (attempt.outcome === "failed") outage = true;
    // Resting lanes wait for the lease to expire; the next attempt may be due sooner.
    if (next.state === "waiting") wake();
    if (attempt.outcome === "sent" && outage) {
      outage = false;
      await hurryFailedJobs(db);
      wake();
    }
  }

  /** During an outage, waits as long as the lease lasts, so that a sent mail is not sent again. */
  async function record(job: MailJob, attempt: MailAttempt, next: NextStep, composer: MailComposer | undefined): Promise<void> {
    let onEnd = next.state === "waiting" ? undefined : composer?.onEnd;
    for (const end = Date.now() + leaseMs; ; await rest(errorPauseMs))
      try {
        return await finish(job, attempt, next, { onEnd, forgetEnded: composer?.forgetEnded });
      } catch (error) {
        if (isUnavailable(error)) {
          if (isStopped || Date.now() > end) throw error;
        } else if (onEnd) {
          // An error in `onEnd` must not cause a sent mail to be sent again.
          log.error({ err: error, mailJobId: job.mailJobId, kind: job.kind }, "The end of a mail could not be recorded");
          onEnd = undefined;
        } else throw error;
      }
  }

  async function finish(
    job: MailJob,
    attempt: MailAttempt,
    next: NextStep,
    { onEnd, forgetEnded }: Pick<MailComposer, "onEnd" | "forgetEnded">,
  ): Promise<void> {
    if (!onEnd || next.state === "waiting") return void (await finishJob(db, job, attempt, next, forgetEnded));
    const mailEnd: MailEnd = { state: next.state, attempt };
    await db.transaction(async (tx) => {
      if (await finishJob(tx, job, attempt, next, forgetEnded)) await onEnd(tx, job.payload, mailEnd);
    });
  }

  /** A wake-up while this lane is busy must not be missed by its next rest. */
  async function lane({ onlyFresh, withoutBulk }: Lane) {
    while (!isStopped) {
      let isWoken = false;
      const unsubscribe = onMailQueued(() => {
        isWoken = true;
      });
      try {
        const job = await takeJob(db, worker, { onlyFresh, withoutBulk });
        if (job) await deliver(job);
        else {
          const ms = onlyFresh ? pollMs : await msUntilNextJob(db, { withoutBulk });
          if (!isWoken) await rest(Math.min(pollMs, Math.max(ms ?? pollMs, 5)));
        }
      } catch (error) {
        if (!isStopped) log.error({ err: error }, "The outbox could not be read; trying again");
        await rest(errorPauseMs);
      } finally {
        unsubscribe();
      }
    }
  }

  const unsubscribe = onMailQueued(wake);
  const laneRuns = (async () => {
    if (alone)
      await releaseAllLeases(db).catch((error: unknown) => log.error({ err: error }, "Leases of an earlier run stay until they end"));
    await Promise.all(laneKinds.map(lane));
  })();

  return {
    /** Takes no new mail and gives current attempts a moment; what is not finished by then is retried later. */
    stop: async (graceMs = 5_000) => {
      isStopped = true;
      unsubscribe();
      wake();
      const timer = Promise.withResolvers<void>();
      const alarm = setTimeout(timer.resolve, graceMs);
      await Promise.race([laneRuns, timer.promise]);
      clearTimeout(alarm);
    },
  };
}
