import { createTransport } from "nodemailer";
import type { Mail } from "./mail.server.ts";
import { requireTls } from "./required-tls.server.ts";
import { brief, explainTrouble } from "./smtp-trouble.server.ts";
import type { AttemptOutcome } from "./tables/mail-jobs.server.ts";

/** Offers a mail to the server. It never throws: whatever happens is an outcome. */
export type Transport = (mail: Mail, messageId: string) => Promise<AttemptOutcome>;

type Timeouts = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number; overall: number };

const usualTimeouts: Timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, overall: 60_000 };

/** One connection per mail: at the pace of a contact form nothing is gained by keeping one open, and much can go stale. */
export function smtpTransport(url: string, { overall, ...timeouts }: Timeouts = usualTimeouts): Transport {
  const transporter = createTransport({ url: requireTls(url), ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return async (mail, messageId) => {
    const timer = Promise.withResolvers<AttemptOutcome>();
    const alarm = setTimeout(() => timer.resolve(explainTrouble({ code: "ETIMEDOUT", message: `No end after ${overall} ms` })), overall);
    const delivery = transporter
      // A picture within the mail becomes a part of it: most mail programs show no data: addresses.
      .sendMail({ ...mail, messageId, attachDataUrls: true })
      .then(({ response, rejected }) => ({ outcome: "sent" as const, detail: acceptance(response, rejected.map(String)) }), explainTrouble);
    return Promise.race([delivery, timer.promise]).finally(() => clearTimeout(alarm));
  };
}

/** One of several recipients may be refused while the mail goes to the others. */
function acceptance(response: string, rejected: string[]): string {
  return brief(rejected.length === 0 ? response : `${response} (but refused for ${rejected.join(", ")})`);
}
