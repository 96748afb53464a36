export function isOwnMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Options in the URL by which nodemailer could skip encryption. */
const tlsOptions = ["ignoreTLS", "opportunisticTLS", "requireTLS", "secure"];

/** Requires STARTTLS for `smtp://` to other machines. */
export function requireTls(smtpUrl: string): string {
  if (isOwnMachine(smtpUrl)) return smtpUrl;
  const url = new URL(smtpUrl);
  for (const name of tlsOptions) url.searchParams.delete(name);
  if (url.protocol === "smtp:") url.searchParams.set("requireTLS", "true");
  return url.href;
}
