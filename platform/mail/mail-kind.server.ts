import type { ZodType } from "zod";
import type { Db } from "#platform/database/db.server.ts";
import type { Mail } from "./mail.server.ts";
import type { AttemptOutcome, MailPayload } from "./tables/mail-jobs.server.ts";

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
  /** For many at once that nobody waits for: they go when no other mail is due, and leave some lanes free. */
  bulk?: true;
  /** Its job is deleted when it has ended, however that was: nobody has to attend to it. Who wants to know listens to its end. */
  forgetEnded?: true;
};

/** Facts about the job, for a composer whose mail is worth nothing after a while. */
type QueuedMail = { queuedAt: Date; attempt: number };

/**
 * Makes the mail as things stand now, recipients included; undefined when there is nothing left to say. It is called for
 * every try, so what it mints replaces what an earlier try minted. What it throws is told to staff after three tries.
 */
type ComposeMail<Payload extends MailPayload> = (payload: Payload, job: QueuedMail) => Promise<Mail | undefined>;

/** How a mail ended: it was taken (or there was nothing left to say), or it will not be tried any more. */
export type MailEnd = { state: "sent" | "failed"; attempt: AttemptOutcome };

/** Told of the end of every mail of its kind, in the transaction that ends the job: both are written, or neither. */
type OnMailEnd<Payload extends MailPayload> = (tx: Db, payload: Payload, end: MailEnd) => Promise<void>;

/** A kind with its composer, as the process start lists them. */
export type MailComposer = Pick<MailKind, "name" | "refusalsWorth" | "forgetEnded"> & {
  compose: (payload: unknown, job: QueuedMail) => Promise<Mail | undefined>;
  onEnd?: (tx: Db, payload: unknown, end: MailEnd) => Promise<void>;
};

export function composeKind<Payload extends MailPayload>(
  kind: MailKind<Payload>,
  compose: ComposeMail<Payload>,
  onEnd?: OnMailEnd<Payload>,
): MailComposer {
  const { name, refusalsWorth, forgetEnded } = kind;
  return {
    name,
    refusalsWorth,
    forgetEnded,
    compose: async (payload, job) => compose(kind.payload.parse(payload), job),
    ...(onEnd && { onEnd: async (tx, payload, end) => onEnd(tx, kind.payload.parse(payload), end) }),
  };
}
