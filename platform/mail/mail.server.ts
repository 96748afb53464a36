export type Address = { name: string; address: string };

/** A mail as a template makes it; who carries it and under which Message-ID is the outbox's business. */
export type Mail = {
  from: Address;
  to: Address[];
  cc?: Address[];
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  /** The Message-IDs of the mails before it, oldest first: mail programs show them as one conversation. */
  references?: string[];
  inReplyTo?: string;
  headers?: Record<string, string>;
};
