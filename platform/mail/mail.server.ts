export type Address = { name: string; address: string };

/** Without Message-ID, which the outbox sets. */
export type Mail = {
  from: Address;
  to: Address[];
  cc?: Address[];
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  /** Message-IDs of the earlier mails, oldest first, by which mail programs group a conversation. */
  references?: string[];
  inReplyTo?: string;
  headers?: Record<string, string>;
};
