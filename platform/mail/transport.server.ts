import { createTransport } from "nodemailer";
import type { Mail } from "./mail.server.ts";
import { requireTls } from "./required-tls.server.ts";
import { brief, explainTrouble } from "./smtp-trouble.server.ts";
import type { AttemptOutcome } from "./tables/mail-jobs.server.ts";

/** Sends a mail. Never throws: every error is an outcome. */
export type Transport = (mail: Mail, messageId: string) => Promise<AttemptOutcome>;

type Timeouts = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number; overall: number };

const usualTimeouts: Timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, overall: 60_000 };

/** One connection per mail, because at the rate of a contact form a pool gains nothing and can go stale. */
export function smtpTransport(url: string, { overall, ...timeouts }: Timeouts = usualTimeouts): Transport {
  const transporter = createTransport({ url: requireTls(url), ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return async (mail, messageId) => {
    const timer = Promise.withResolvers<AttemptOutcome>();
    const alarm = setTimeout(() => timer.resolve(explainTrouble({ code: "ETIMEDOUT", message: `No end after ${overall} ms` })), overall);
    const delivery = transporter
      // Most mail programs show no data: URLs, so pictures become attachments.
      .sendMail({ ...mail, messageId, attachDataUrls: true })
      .then(({ response, rejected }) => ({ outcome: "sent" as const, detail: acceptance(response, rejected.map(String)) }), explainTrouble);
    return Promise.race([delivery, timer.promise]).finally(() => clearTimeout(alarm));
  };
}

/** One of several recipients may be refused. */
function acceptance(response: string, rejected: string[]): string {
  return brief(rejected.length === 0 ? response : `${response} (but refused for ${rejected.join(", ")})`);
}
