import type { AttemptOutcome } from "./tables/mail-jobs.server.ts";

export type SmtpError = { message?: string; code?: string; command?: string; responseCode?: number; response?: string };

const connectionReasons: Record<string, string> = {
  ETIMEDOUT: "The mail server took too long",
  EAUTH: "The mail server did not accept our user name and password",
  ENOAUTH: "The mail server did not accept our user name and password",
  EOAUTH2: "The mail server did not accept our user name and password",
  ETLS: "No secure connection to the mail server could be made",
};

/** Errors of the site, from before the mail was sent. */
const ownFaults = new Set(["", "EFILEACCESS", "EURLACCESS"]);

/** Explains an error to staff, and whether to retry. */
export function explainTrouble(error: SmtpError): AttemptOutcome {
  const { message = String(error), code = "", responseCode = 0 } = error;
  const detail = brief(error.response ?? message);
  if (ownFaults.has(code)) return { outcome: "uncomposed", reason: "The site could not write this mail", detail };
  const aboutThisMail = code === "EENVELOPE" || code === "EMESSAGE";
  // 421 closes the connection and says nothing about the mail.
  if (!aboutThisMail || responseCode === 421) return { outcome: "failed", reason: connectionReason(code, responseCode), detail };
  const permanent = isPermanent(error);
  const addressRefused = permanent && (error.command === "RCPT TO" || error.command === "API");
  return { outcome: "refused", permanent, ...(addressRefused && { addressRefused }), reason: refusalReason(error), detail };
}

function connectionReason(code: string, responseCode: number): string {
  if (responseCode === 421) return "The mail server asked to try again later";
  return connectionReasons[code] ?? "The mail server could not be reached, or hung up";
}

/** A refused sender is an error in the settings, and is retried until they are fixed. A mail that is too large (552) is not. */
function isPermanent({ command, responseCode = 0 }: SmtpError): boolean {
  if (responseCode === 0) return true;
  return responseCode >= 500 && (command !== "MAIL FROM" || responseCode === 552);
}

function refusalReason({ command, responseCode = 0 }: SmtpError): string {
  if (responseCode > 0 && responseCode < 500) return "The mail server asked to try again later";
  if (command === "RCPT TO") return "The mail server refused the address";
  if (command === "MAIL FROM" && responseCode !== 552) return "The mail server refused our sender address";
  if (command === "API") return "The address cannot be written to";
  return "The mail server refused the mail";
}

export const brief = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 300);
