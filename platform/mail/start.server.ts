import type { Platform } from "#platform/platform.server.ts";
import type { Mail } from "./mail.server.ts";
import type { MailJob } from "./outbox.server.ts";
import { smtpTransport } from "./transport.server.ts";
import { startOutbox } from "./worker.server.ts";

type Compose = (job: MailJob) => Promise<Mail | undefined>;

/** Starts sending, where there is a mail server; answers how to stop. Without one, mail waits until there is. */
export function startMail(
  { db, log, config }: Pick<Platform, "db" | "log" | "config">,
  compose: Compose,
  alone: boolean,
): () => Promise<void> {
  if (!config.mail.url) {
    log.warn("SMTP_URL is not set: messages wait in the inbox and are not mailed");
    return async () => {};
  }
  const outbox = startOutbox({ db, log, transport: smtpTransport(config.mail.url), compose, alone });
  // The sooner it stops taking mail, the likelier is what it has taken to be finished before the process ends.
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void outbox.stop());
  return outbox.stop;
}
