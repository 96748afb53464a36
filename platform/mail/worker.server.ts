import { randomUUID } from "node:crypto";
import type { MailAttempt } from "#db/tables/mail-jobs.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isUnavailable } from "#platform/database/unavailable.server.ts";
import type { Log } from "#platform/log.server.ts";
import { attemptMail } from "./attempt.server.ts";
import type { MailComposer } from "./mail-kind.server.ts";
import { type Delays, decideNextStep, type NextStep, usualDelays } from "./next-step.server.ts";
import {
  finishJob,
  hurryFailedJobs,
  leaseMs,
  type MailJob,
  msUntilNextJob,
  onMailQueued,
  releaseAllLeases,
  takeJob,
} from "./outbox.server.ts";
import type { Transport } from "./transport.server.ts";

type Options = {
  db: Db;
  log: Log;
  transport: Transport;
  /** One for every kind of mail that the features of this process queue. */
  composers: MailComposer[];
  /** True where no other process works on this database. */
  alone: boolean;
  delays?: Delays;
  composeTimeoutMs?: number;
};

/** Sent side by side: a mail server that is slow with one mail does not hold up the others. */
const lanes = 4;
/** For first tries alone: mails that a server is slow with again and again must not hold up those that it never saw. */
const freshLanes = 2;
/** Mail that another process queued is noticed at the latest after this long. */
const pollMs = 10_000;
const troubleMs = 2_000;

export function startOutbox({ db, log, transport, composers, alone, delays = usualDelays, composeTimeoutMs = 15_000 }: Options) {
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
    const attempt = await attemptMail(job, { log, transport, composer, composeTimeoutMs });
    const next = decideNextStep(job, attempt, composer?.refusalsWorth ?? 1, delays);
    await record(job, { at: new Date().toISOString(), ...attempt }, next);
    const { mailJobId, kind, subject, attempts } = job;
    // What the mail server said names recipients: staff read it with the message, and it stays out of the log.
    const facts = { mailJobId, kind, subject, attempt: attempts, outcome: attempt.outcome };
    if (attempt.outcome === "sent") log.info(facts, "Mail sent");
    else log.warn({ ...facts, state: next.state }, "Mail not sent");
    if (attempt.outcome === "failed") outage = true;
    // Lanes that rest have reckoned with the lease; the next try may be due much sooner.
    if (next.state === "waiting") wake();
    if (attempt.outcome === "sent" && outage) {
      outage = false;
      await hurryFailedJobs(db);
      wake();
    }
  }

  /** While the lease lasts, a database that was away is waited for: a mail that is out must not go again. */
  async function record(job: MailJob, attempt: MailAttempt, next: NextStep): Promise<void> {
    for (const end = Date.now() + leaseMs; ; await rest(troubleMs))
      try {
        return await finishJob(db, job, attempt, next);
      } catch (error) {
        if (isStopped || Date.now() > end || !isUnavailable(error)) throw error;
      }
  }

  /** A wake-up that comes while this lane works or asks must not be missed by its next rest. */
  async function lane(onlyFresh: boolean) {
    while (!isStopped) {
      let woken = false;
      const unsubscribe = onMailQueued(() => {
        woken = true;
      });
      try {
        const job = await takeJob(db, worker, { onlyFresh });
        if (job) await deliver(job);
        else {
          const ms = onlyFresh ? pollMs : await msUntilNextJob(db);
          if (!woken) await rest(Math.min(pollMs, Math.max(ms ?? pollMs, 5)));
        }
      } catch (error) {
        if (!isStopped) log.error({ err: error }, "The outbox could not be read; trying again");
        await rest(troubleMs);
      } finally {
        unsubscribe();
      }
    }
  }

  const unsubscribe = onMailQueued(wake);
  const working = (async () => {
    if (alone)
      await releaseAllLeases(db).catch((error: unknown) => log.error({ err: error }, "Leases of an earlier run stay until they end"));
    await Promise.all(Array.from({ length: lanes + freshLanes }, (_, number) => lane(number >= lanes)));
  })();

  return {
    /** Takes nothing new; what is under way gets a moment, and is tried again later if that was too short. */
    stop: async (patienceMs = 5_000) => {
      isStopped = true;
      unsubscribe();
      wake();
      const timer = Promise.withResolvers<void>();
      const alarm = setTimeout(timer.resolve, patienceMs);
      await Promise.race([working, timer.promise]);
      clearTimeout(alarm);
    },
  };
}
