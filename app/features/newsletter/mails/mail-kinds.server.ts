import { z } from "zod";
import { languages } from "#lib/translations.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";

const payload = z.object({ newsletterSubscriberId: z.int() });

type SubscriberMail = MailKind<z.infer<typeof payload>>;

/** Asks the owner of an address to confirm. It is not retried after a refusal: a person who misses it signs up again. */
export const confirmationMail: SubscriberMail = { name: "newsletter.confirmation", payload, refusalsWorth: 1, forgetEnded: true };

export const subscribedAlreadyMail: SubscriberMail = {
  name: "newsletter.subscribedAlready",
  payload,
  refusalsWorth: 1,
  forgetEnded: true,
};

const issuePayload = z.object({ newsletterIssueId: z.int(), newsletterSubscriberId: z.int() });

/** One issue to one subscriber. A refusal may be a slip that someone is mending: it is asked once more. */
export const issueMail: MailKind<z.infer<typeof issuePayload>> = {
  name: "newsletter.issue",
  payload: issuePayload,
  refusalsWorth: 2,
  bulk: true,
  forgetEnded: true,
};

const trialPayload = z.object({ newsletterIssueId: z.int(), userId: z.int(), language: z.enum(languages) });

/** An issue to the one who wrote it, to look at. */
export const trialMail: MailKind<z.infer<typeof trialPayload>> = { name: "newsletter.trial", payload: trialPayload, refusalsWorth: 1 };
