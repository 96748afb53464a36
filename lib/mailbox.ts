const gmail = /^(gmail|googlemail)\.com$/;

/** The mailbox behind an address, for limits only: `ana+news@example.com` is Ana's too, and Gmail ignores dots. Never send mail to it. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const [local = "", domain = ""] = [address.slice(0, at), address.slice(at + 1)].map((part) => part.trim().toLowerCase());
  const [name = ""] = local.split("+");
  return gmail.test(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name || local}@${domain}`;
}
