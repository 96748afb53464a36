/** Whether a mail server is reached without leaving this machine, where nobody listens in. */
export function isOwnMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** By which nodemailer's address could turn encryption off again. */
const tlsOptions = ["ignoreTLS", "opportunisticTLS", "requireTLS", "secure"];

/** The address of a mail server, with STARTTLS required where `smtp://` leaves this machine: a password and customers' mails go over it. */
export function requireTls(smtpUrl: string): string {
  if (isOwnMachine(smtpUrl)) return smtpUrl;
  const url = new URL(smtpUrl);
  for (const name of tlsOptions) url.searchParams.delete(name);
  if (url.protocol === "smtp:") url.searchParams.set("requireTLS", "true");
  return url.href;
}
