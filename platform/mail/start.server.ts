import type { Platform } from "#platform/platform.server.ts";
import type { MailComposer } from "./mail-kind.server.ts";
import { smtpTransport } from "./transport.server.ts";
import { startOutbox } from "./worker.server.ts";

/** Returns how to stop. Without a mail server, mail stays queued. */
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
  // Stopping early leaves more time for mail that is being sent.
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void outbox.stop());
  return outbox.stop;
}
