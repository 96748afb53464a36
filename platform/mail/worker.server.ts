import { randomUUID } from "node:crypto";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Mail } from "./mail.server.ts";
import { finishJob, hurryFailedJobs, type MailJob, msUntilNextJob, onMailQueued, releaseAllLeases, takeJob } from "./outbox.server.ts";
import { retryDelay } from "./retry-delay.server.ts";
import type { Delivery, Transport } from "./transport.server.ts";

type Options = {
  db: Db;
  log: Log;
  transport: Transport;
  /** The mail of a job as things stand now; undefined when there is nothing left to say. */
  compose: (job: MailJob) => Promise<Mail | undefined>;
  /** True where no other process works on this database. */
  alone: boolean;
  delay?: (attempts: number) => number;
};

/** Sent side by side: a mail server that is slow with one mail does not hold up the others. */
const lanes = 4;
/** Mail that another process queued is noticed at the latest after this long. */
const pollMs = 10_000;
const troubleMs = 2_000;

/** A wrong address of a visitor is soon given up; the office's own mail is worth days of trying. */
const patience = { acknowledgement: 5, office: 900 };

export function startOutbox({ db, log, transport, compose, alone, delay = retryDelay }: Options) {
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
    const delivery = await attempt(job);
    const { outcome, detail } = delivery;
    // What the mail server said names recipients: staff read it with the message, and it stays out of the log.
    const facts = { mailJobId: job.mailJobId, contactMessageId: job.contactMessageId, kind: job.kind, attempt: job.attempts, outcome };
    const givenUp = delivery.outcome === "refused" && delivery.permanent && job.attempts >= patience[job.kind];
    const after =
      outcome === "sent"
        ? { state: "sent" as const }
        : givenUp
          ? { state: "failed" as const }
          : { state: "waiting" as const, delayMs: delay(job.attempts) };
    await finishJob(db, job, { at: new Date().toISOString(), outcome, detail }, after);
    if (outcome === "sent") log.info(facts, "Mail sent");
    else log.warn({ ...facts, state: after.state }, "Mail not sent");
    if (outcome === "failed") outage = true;
    if (outcome === "sent" && outage) {
      outage = false;
      await hurryFailedJobs(db);
      wake();
    }
  }

  async function attempt(job: MailJob): Promise<Delivery> {
    try {
      const mail = await compose(job);
      if (!mail) return { outcome: "sent", detail: "Nothing was left to send" };
      return await transport(mail, job.messageIdHeader);
    } catch (error) {
      log.error({ err: error, mailJobId: job.mailJobId }, "A mail could not be composed");
      return { outcome: "failed", detail: "The mail could not be composed; the log says why" };
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
