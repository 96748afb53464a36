import { z } from "zod";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";

const payload = z.object({ newsletterSubscriberId: z.int() });

type SubscriberMail = MailKind<z.infer<typeof payload>>;

/** Asks whether an address really wants the newsletter. Refused once is enough: whoever waits for it signs up again. */
export const confirmationMail: SubscriberMail = { name: "newsletter.confirmation", payload, refusalsWorth: 1 };

export const subscribedAlreadyMail: SubscriberMail = { name: "newsletter.subscribedAlready", payload, refusalsWorth: 1 };
