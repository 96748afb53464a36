import type { Platform } from "#platform/platform.server.ts";
import type { MailComposer } from "./mail-kind.server.ts";
import { smtpTransport } from "./transport.server.ts";
import { startOutbox } from "./worker.server.ts";

/** Starts sending, where there is a mail server; answers how to stop. Without one, mail waits until there is. */
export function startMail(
  { db, log, config, metrics }: Pick<Platform, "db" | "log" | "config" | "metrics">,
  composers: MailComposer[],
  alone: boolean,
): () => Promise<void> {
  if (!config.mail.url) {
    log.warn("SMTP_URL is not set: mail is queued and waits");
    return async () => {};
  }
  const outbox = startOutbox({ db, log, metrics, transport: smtpTransport(config.mail.url), composers, alone });
  // The sooner it stops taking mail, the likelier is what it has taken to be finished before the process ends.
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void outbox.stop());
  return outbox.stop;
}
