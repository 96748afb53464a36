import { randomUUID } from "node:crypto";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { attemptMail } from "./attempt.server.ts";
import type { MailComposer } from "./mail-kind.server.ts";
import { type Delays, decideNextStep, usualDelays } from "./next-step.server.ts";
import { finishJob, hurryFailedJobs, type MailJob, msUntilNextJob, onMailQueued, releaseAllLeases, takeJob } from "./outbox.server.ts";
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
};

/** Sent side by side: a mail server that is slow with one mail does not hold up the others. */
const lanes = 4;
/** Mail that another process queued is noticed at the latest after this long. */
const pollMs = 10_000;
const troubleMs = 2_000;

export function startOutbox({ db, log, transport, composers, alone, delays = usualDelays }: Options) {
  const worker = randomUUID();
  const sleepers = new Set<() => void>();
  let stopped = false;
  let outage = true;

  const wake = () => {
    for (const sleeper of sleepers) sleeper();
  };

  async function rest(ms: number) {
    if (stopped) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    sleepers.add(resolve);
    await promise;
    sleepers.delete(resolve);
    clearTimeout(timer);
  }

  async function deliver(job: MailJob): Promise<void> {
    const composer = composers.find(({ name }) => name === job.kind);
    const attempt = await attemptMail(job, { log, transport, composer });
    const next = decideNextStep(job, attempt, composer?.refusalsWorth ?? 1, delays);
    await finishJob(db, job, { at: new Date().toISOString(), ...attempt }, next);
    const { mailJobId, kind, subject, attempts } = job;
    const facts = { mailJobId, kind, subject, attempt: attempts, reason: attempt.reason, detail: attempt.detail };
    if (attempt.outcome === "sent") log.info(facts, "Mail sent");
    else log.warn({ ...facts, state: next.state }, "Mail not sent");
    if (attempt.outcome === "failed") outage = true;
    if (attempt.outcome === "sent" && outage) {
      outage = false;
      await hurryFailedJobs(db);
      wake();
    }
  }

  /** A wake-up that comes while this lane works or asks must not be missed by its next rest. */
  async function lane() {
    while (!stopped) {
      let woken = false;
      const unsubscribe = onMailQueued(() => {
        woken = true;
      });
      try {
        const job = await takeJob(db, worker);
        if (job) await deliver(job);
        else {
          const ms = await msUntilNextJob(db);
          if (!woken) await rest(Math.min(pollMs, Math.max(ms ?? pollMs, 5)));
        }
      } catch (error) {
        if (!stopped) log.error({ err: error }, "The outbox could not be read; trying again");
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
    await Promise.all(Array.from({ length: lanes }, lane));
  })();

  return {
    /** Takes nothing new; what is under way gets a moment, and is tried again later if that was too short. */
    stop: async (patienceMs = 5_000) => {
      stopped = true;
      unsubscribe();
      wake();
      const timer = Promise.withResolvers<void>();
      const alarm = setTimeout(timer.resolve, patienceMs);
      await Promise.race([working, timer.promise]);
      clearTimeout(alarm);
    },
  };
}
