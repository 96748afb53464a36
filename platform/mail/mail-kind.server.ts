import type { ZodType } from "zod";
import type { Db } from "#platform/database/db.server.ts";
import type { Mail } from "./mail.server.ts";
import type { AttemptOutcome, MailPayload } from "./tables/mail-jobs.server.ts";

export type MailKind<Payload extends MailPayload = MailPayload> = {
  /** Such as `contactMessage.office`. Stored with every job, so it never changes. */
  name: string;
  /**
   * Ids; an address only if the database no longer has it; never a secret, which the composer creates instead. It is erased once the
   * mail is sent.
   */
  payload: ZodType<Payload>;
  /** After how many permanent refusals (5xx) it is given up. */
  refusalsWorth: number;
  /** Sent when no other mail is due, in some of the lanes only. */
  bulk?: true;
  /** Its job is deleted at the end, failed or not; `onEnd` gets the outcome. */
  forgetEnded?: true;
};

/** For a composer whose mail is useless after a while. */
type QueuedMail = { queuedAt: Date; attempt: number };

/** Called for every attempt; undefined if the mail is no longer needed. After three errors, the mail needs staff. */
type ComposeMail<Payload extends MailPayload> = (payload: Payload, job: QueuedMail) => Promise<Mail | undefined>;

/** `sent` includes mail that was no longer needed. */
export type MailEnd = { state: "sent" | "failed"; attempt: AttemptOutcome };

/** Runs in the transaction that ends the job. */
type OnMailEnd<Payload extends MailPayload> = (tx: Db, payload: Payload, end: MailEnd) => Promise<void>;

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
