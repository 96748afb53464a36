import { isUnavailable } from "#platform/database/unavailable.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Mail } from "./mail.server.ts";
import type { MailComposer } from "./mail-kind.server.ts";
import type { AttemptOutcome, MailJob } from "./tables/mail-jobs.server.ts";
import type { Transport } from "./transport.server.ts";

type Options = { log: Log; transport: Transport; composer: MailComposer | undefined; composeTimeoutMs: number };

/** Never throws: every error is an outcome. */
export async function attemptMail(job: MailJob, { log, transport, composer, composeTimeoutMs }: Options): Promise<AttemptOutcome> {
  if (!composer) return uncomposedOutcome(`This version of the site sends no mail of the kind “${job.kind}”`, "");
  let mail: Mail | undefined;
  try {
    mail = await compose(composer, job, composeTimeoutMs);
  } catch (error) {
    if (isUnavailable(error)) return { outcome: "failed", reason: "The site's database was away", detail: "" };
    log.error({ err: error, mailJobId: job.mailJobId, kind: job.kind }, "A mail could not be composed");
    return uncomposedOutcome("The site could not write this mail", `the log says why, for mail ${job.mailJobId}`);
  }
  if (!mail) return { outcome: "sent", detail: "Nothing was left to send" };
  return transport(mail, job.messageIdHeader);
}

const uncomposedOutcome = (reason: string, detail: string): AttemptOutcome => ({ outcome: "uncomposed", reason, detail });

/** A composer that hangs must not block its lane. */
async function compose(composer: MailComposer, job: MailJob, timeoutMs: number): Promise<Mail | undefined> {
  const { promise, reject } = Promise.withResolvers<never>();
  const alarm = setTimeout(() => reject(new Error(`Composing took longer than ${timeoutMs} ms`)), timeoutMs);
  const composition = composer.compose(job.payload, { queuedAt: job.createdAt, attempt: job.attempts });
  return Promise.race([composition, promise]).finally(() => clearTimeout(alarm));
}
