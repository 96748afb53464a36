import type { ImapFlow } from "imapflow";
import { type InboundHeader, type InboundMail, parseInboundHeader, parseInboundMail } from "./inbound-mail.server.ts";
import { isOwnMachine } from "./required-tls.server.ts";

export type MailboxReader = {
  /** Whether to read the whole mail. */
  shouldRead: (header: InboundHeader) => Promise<boolean>;
  /** Whether to mark it as seen. */
  take: (mail: InboundMail) => Promise<boolean>;
};

const headerNames = [
  "message-id",
  "from",
  "authentication-results",
  "in-reply-to",
  "references",
  "auto-submitted",
  "content-type",
  "precedence",
  "x-autoreply",
];
const dayMs = 86_400_000;
const daysBack = 14;
const mailsAtOnce = 100;
const mailBytes = 1_000_000;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Reads unseen mails. They are marked as seen if taken, and never deleted or moved. `skipped` has the others, for the next run. */
export async function readMailbox(
  { url, authservId }: { url: string; authservId: string | undefined },
  { shouldRead, take }: MailboxReader,
  skipped = new Set<string>(),
): Promise<number> {
  const { hostname, port, protocol, username, password, pathname } = new URL(url);
  const secure = protocol === "imaps:";
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  // Loaded only if a mailbox is configured.
  const imap = await import("imapflow");
  const client = new imap.ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    ...(!secure && !isOwnMachine(url) && { doSTARTTLS: true }),
    auth,
    logger: false,
    ...timeouts,
  });
  // Errors reject the pending call; without a listener they would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    const lock = await client.getMailboxLock(decodeURIComponent(pathname.slice(1)) || "INBOX");
    try {
      return await readUnseen(client, { shouldRead, take, authservId }, skipped);
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

type Reading = MailboxReader & { authservId: string | undefined };

async function readUnseen(client: ImapFlow, { shouldRead, take, authservId }: Reading, skipped: Set<string>): Promise<number> {
  const since = new Date(Date.now() - daysBack * dayMs);
  const unseen = (await client.search({ seen: false, since }, { uid: true })) || [];
  const validity = client.mailbox ? client.mailbox.uidValidity : 0;
  const nameOf = (uid: number) => `${validity}/${uid}`;
  let takenCount = 0;
  for (const uid of unseen.filter((each) => !skipped.has(nameOf(each))).slice(0, mailsAtOnce)) {
    const header = await fetchBytes(client, uid, "headers");
    const isWanted = header !== undefined && (await shouldRead(await parseInboundHeader(header, authservId)));
    const source = isWanted ? await fetchBytes(client, uid, "source") : undefined;
    if (source && (await take(await parseInboundMail(source, authservId)))) {
      await client.messageFlagsAdd(uid, ["\\Seen"], { uid: true });
      takenCount++;
    } else {
      skipped.add(nameOf(uid));
    }
  }
  return takenCount;
}

async function fetchBytes(client: ImapFlow, uid: number, part: "headers" | "source"): Promise<Uint8Array | undefined> {
  const query = part === "headers" ? { headers: headerNames } : { source: { maxLength: mailBytes } };
  const mail = await client.fetchOne(uid, query, { uid: true });
  return mail ? mail[part] : undefined;
}
