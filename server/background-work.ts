import { flagBulkReads } from "#app/features/history/data-reads/bulk-reads.server.ts";
import { queueWeeklyChanges } from "#app/features/history/revisions/weekly-changes.server.ts";
import { answerReader } from "#app/features/leads/conversations/read-answers.server.ts";
import { remindOfLeads } from "#app/features/leads/messages/reminders.server.ts";
import { storeSpooledMessage } from "#app/features/leads/messages/send.server.ts";
import { startNewsletter } from "#app/features/newsletter/run.server.ts";
import { queueWeeklyMails } from "#app/features/reports/numbers/weekly-mail.server.ts";
import { makeDueBackup } from "#platform/backup/make-backup.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { startMakingSizes } from "#platform/images/make-sizes.server.ts";
import type { Log } from "#platform/log.server.ts";
import { startMail } from "#platform/mail/start.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { startDrain } from "#platform/spool/drain.server.ts";
import { mailComposers } from "./mail-composers.ts";
import { everyDay, tidy } from "./tidy.ts";

const minuteMs = 60_000;

/** What each node does every minute, by the name that log and metrics have for it. */
const jobsOf = (platform: Platform, isEmbedded: boolean) => ({
  "weekly mails": () => queueWeeklyMails(platform, new Date()),
  "weekly changes": () => queueWeeklyChanges(platform, new Date()),
  reminders: () => remindOfLeads(platform, new Date()),
  backup: () => makeDueBackup(platform, new Date()),
  answers: answerReader(platform, isEmbedded),
  "bulk reads": () => flagBulkReads(platform, new Date()),
});

/** Starts what runs beside the requests, in development too. Returns a function that stops it. */
export function startBackgroundWork(platform: Platform, { kind }: Pick<Database, "kind">): () => Promise<void> {
  const { log, metrics } = platform;
  everyDay(() => metrics.work.watch("tidy", () => tidy(platform, kind)), log);
  const jobs: Array<[string, () => Promise<unknown>]> = Object.entries(jobsOf(platform, kind === "embedded"));
  const stopJobs = jobs.map(([name, work]) => everyMinute(name, () => metrics.work.watch(name, work), log));
  const stopMail = startMail(platform, mailComposers(platform), kind === "embedded");
  const stopNewsletter = startNewsletter(platform);
  const stopDrain = startDrain(platform, (form) => storeSpooledMessage(platform, form));
  const stopSizes = startMakingSizes(platform);
  return async () => {
    // Started first and awaited last: the size that is being made takes a second or two.
    const endOfSizes = stopSizes();
    await stopDrain();
    await Promise.all(stopJobs.map((stop) => stop()));
    await stopNewsletter();
    await stopMail();
    await endOfSizes;
  };
}

/** One run at a time. What fails is tried again a minute later; it never stops the site. */
function everyMinute(job: string, work: () => Promise<unknown>, log: Log): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.warn({ job, err: error }, "A background job failed; it runs again in a minute"))
      .finally(() => {
        running = undefined;
      });
  }, minuteMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
