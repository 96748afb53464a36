import { createTransport } from "nodemailer";
import type { Mail } from "./mail.server.ts";

/**
 * How a try ended. "refused" is the mail server's word about this mail, "failed" says that there was no such word: the
 * server was away, slow, or hung up, perhaps after it had taken the mail.
 */
export type Delivery =
  | { outcome: "sent"; detail: string }
  | { outcome: "refused"; permanent: boolean; detail: string }
  | { outcome: "failed"; detail: string };

export type Transport = (mail: Mail, messageId: string) => Promise<Delivery>;

export type Timeouts = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number; overall: number };

const usualTimeouts: Timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, overall: 60_000 };

/** One connection per mail: at the pace of a contact form nothing is gained by keeping one open, and much can go stale. */
export function smtpTransport(url: string, { overall, ...timeouts }: Timeouts = usualTimeouts): Transport {
  const transporter = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return async (mail, messageId) => {
    const timer = Promise.withResolvers<Delivery>();
    const alarm = setTimeout(() => timer.resolve({ outcome: "failed", detail: "The mail server took too long" }), overall);
    const sending = transporter
      .sendMail({ ...mail, messageId })
      .then(({ response, rejected }) => ({ outcome: "sent" as const, detail: acceptance(response, rejected.map(String)) }), trouble);
    return Promise.race([sending, timer.promise]).finally(() => clearTimeout(alarm));
  };
}

/** One of several recipients may be refused while the mail goes to the others. */
function acceptance(response: string, rejected: string[]): string {
  return brief(rejected.length === 0 ? response : `${response} (but refused for ${rejected.join(", ")})`);
}

function trouble(error: unknown): Delivery {
  const { message = String(error), responseCode = 0, code = "" } = error as { message?: string; responseCode?: number; code?: string };
  const aboutThisMail = code === "EENVELOPE" || code === "EMESSAGE";
  // Without a code it was never offered: an address or a size that this server cannot take.
  if (aboutThisMail && responseCode !== 421)
    return { outcome: "refused", permanent: responseCode === 0 || responseCode >= 500, detail: brief(message) };
  return { outcome: "failed", detail: brief(message) };
}

const brief = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 300);
