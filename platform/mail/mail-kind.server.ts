import type { ZodType } from "zod";
import type { MailPayload } from "#db/tables/mail-jobs.server.ts";
import type { Mail } from "./mail.server.ts";

/** A kind of mail that a feature sends: what it queues, apart from how the mail is made of it. */
export type MailKind<Payload extends MailPayload = MailPayload> = {
  /** A noun and what its mail is, such as `contactMessage.office`. Stored with every job: it never changes. */
  name: string;
  /**
   * What the composer finds its facts by, years of code later: ids. An address belongs in it only when the mail must go to
   * one that the database no longer has. Secrets never do: the composer mints one when it makes the mail. Whatever the
   * payload is, it is erased when the mail was sent.
   */
  payload: ZodType<Payload>;
  /** How often a mail server may refuse it for good (5xx) before staff are asked. One: at the first refusal. */
  refusalsWorth: number;
};

/** Facts about the job, for a composer whose mail is worth nothing after a while. */
type QueuedMail = { queuedAt: Date; attempt: number };

/**
 * Makes the mail as things stand now, recipients included; undefined when there is nothing left to say. It is called for
 * every try, so what it mints replaces what an earlier try minted. What it throws is told to staff after three tries.
 */
type ComposeMail<Payload extends MailPayload> = (payload: Payload, job: QueuedMail) => Promise<Mail | undefined>;

/** A kind with its composer, as the process start lists them. */
export type MailComposer = Pick<MailKind, "name" | "refusalsWorth"> & {
  compose: (payload: unknown, job: QueuedMail) => Promise<Mail | undefined>;
};

export function composeKind<Payload extends MailPayload>(kind: MailKind<Payload>, compose: ComposeMail<Payload>): MailComposer {
  const { name, refusalsWorth } = kind;
  return { name, refusalsWorth, compose: async (payload, job) => compose(kind.payload.parse(payload), job) };
}
