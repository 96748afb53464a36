import { remindOfLeads } from "#app/features/contact-messages/reminders.server.ts";
import { storeSpooledMessage } from "#app/features/contact-messages/send.server.ts";
import { answerReader } from "#app/features/conversations/read-answers.server.ts";
import { flagBulkReads } from "#app/features/data-reads/bulk-reads.server.ts";
import { startNewsletter } from "#app/features/newsletter/run.server.ts";
import { queueWeeklyMails } from "#app/features/numbers/weekly-mail.server.ts";
import { queueWeeklyChanges } from "#app/features/revisions/weekly-changes.server.ts";
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

/** As the metrics call it. */
type WorkName = "tidy" | "weekly mails" | "weekly changes" | "reminders" | "backup" | "answers" | "bulk reads";

/**
 * What runs beside the requests, in development too: mail is sent and read, newsletters go out, people are reminded of messages that wait, messages
 * that came while the database was away are stored, unusual reading of customer data is noticed, backups and sizes of pictures are made, and once a day things are put in order. Answers how to stop.
 */
export function startBackgroundWork(platform: Platform, { kind }: Pick<Database, "kind">): () => Promise<void> {
  const { log, metrics } = platform;
  const watch = (name: WorkName, work: () => Promise<unknown>) => () => metrics.work.watch(name, work);
  everyDay(
    watch("tidy", () => tidy(platform, kind)),
    log,
  );
  const queueMails = watch("weekly mails", () => queueWeeklyMails(platform, new Date()));
  const stopWeeklyMails = everyMinute(queueMails, "The weekly mails could not be queued", log);
  const queueChanges = watch("weekly changes", () => queueWeeklyChanges(platform, new Date()));
  const stopWeeklyChanges = everyMinute(queueChanges, "The mails about changes could not be queued", log);
  const remind = watch("reminders", () => remindOfLeads(platform, new Date()));
  const stopReminders = everyMinute(remind, "Reminding failed", log);
  const backUp = watch("backup", () => makeDueBackup(platform, new Date()));
  const stopBackups = everyMinute(backUp, "The backup could not be made", log);
  const readAnswers = watch("answers", answerReader(platform, kind === "embedded"));
  const stopReading = everyMinute(readAnswers, "The mailbox for answers could not be read", log);
  const flagReads = watch("bulk reads", () => flagBulkReads(platform, new Date()));
  const stopFlagging = everyMinute(flagReads, "Bulk reads could not be looked for", log);
  const stopMail = startMail(platform, mailComposers(platform), kind === "embedded");
  const stopNewsletter = startNewsletter(platform);
  const stopDrain = startDrain(platform, (form) => storeSpooledMessage(platform, form));
  const stopSizes = startMakingSizes(platform);
  return async () => {
    // Told first and waited for last: the size that is in the making takes a second or two.
    const endOfSizes = stopSizes();
    await stopDrain();
    await stopBackups();
    await stopReminders();
    await stopWeeklyMails();
    await stopWeeklyChanges();
    await stopReading();
    await stopFlagging();
    await stopNewsletter();
    await stopMail();
    await endOfSizes;
  };
}

/** One run at a time. What fails is tried again a minute later; it never stops the site. */
function everyMinute(work: () => Promise<unknown>, failure: string, log: Log): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.warn({ err: error }, failure))
      .finally(() => {
        running = undefined;
      });
  }, minuteMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
