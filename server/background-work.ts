import { features } from "#app/features/features.server.ts";
import { makeDueBackup } from "#platform/backup/make-backup.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Job } from "#platform/feature.server.ts";
import { startMakingSizes } from "#platform/images/make-sizes.server.ts";
import type { MailComposer } from "#platform/mail/mail-kind.server.ts";
import { startMail } from "#platform/mail/start.server.ts";
import { startFlushing } from "#platform/pending-forms/flush.server.ts";
import type { Form } from "#platform/pending-forms/pending-forms.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { operationsOn } from "./api.ts";
import { everyDay, runDailyCleanup } from "./daily-cleanup.ts";
import { runAtTimes } from "./timed-jobs.ts";

const minuteMs = 60_000;

const jobsOf = (platform: Platform): Job[] => [
  { name: "backup", run: (now) => makeDueBackup(platform, now) },
  ...features.flatMap(({ jobs }) => jobs?.(platform) ?? []),
];

/** Queued mail of an unknown kind waits for the staff's attention. */
export const mailComposers = (platform: Platform): MailComposer[] => features.flatMap(({ mails }) => mails?.(platform) ?? []);

const outageForms = features.flatMap(({ outageForms = [] }) => outageForms);

async function storeForm(platform: Platform, form: Form): Promise<void> {
  const owner = outageForms.find(({ accepts }) => accepts(form.content));
  if (!owner) throw new Error(`No feature accepts the form ${form.id}`);
  await owner.store(platform, form);
}

/** Also in development. Returns a function that stops it. */
export function startBackgroundWork(platform: Platform, { kind }: Pick<Database, "kind">): () => Promise<void> {
  const { log, metrics } = platform;
  everyDay(() => metrics.work.measure("cleanup", () => runDailyCleanup(platform, kind)), log);
  const stopJobs = jobsOf(platform).map((job) => repeat(job, platform));
  const operations = operationsOn(platform.definitions);
  const timedJobs = features.flatMap(({ timedJobs }) => timedJobs?.(platform, operations) ?? []);
  const stopTimedJobs = timedJobs.map((job) => runAtTimes(job, platform));
  const stopMail = startMail(platform, mailComposers(platform), kind === "embedded");
  const stopFlushing = startFlushing(platform, (form) => storeForm(platform, form));
  const stopSizes = startMakingSizes(platform);
  return async () => {
    // Started first and awaited last: making a size takes a second or two.
    const endOfSizes = stopSizes();
    await stopFlushing();
    await Promise.all([...stopJobs, ...stopTimedJobs].map((stop) => stop()));
    await stopMail();
    await endOfSizes;
  };
}

/** One run at a time. A failure is logged, and the next run tries again. */
function repeat({ name, everyMs = minuteMs, run }: Job, { log, metrics }: Pick<Platform, "log" | "metrics">): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= metrics.work
      .measure(name, () => run(new Date()))
      .catch((error: unknown) => log.warn({ job: name, err: error }, "A background job failed; it will run again"))
      .finally(() => {
        running = undefined;
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
