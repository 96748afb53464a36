import { z } from "zod";
import { instantText } from "#lib/response-fields.ts";
import { recordResponse } from "#platform/api/record-response.server.ts";
import { sendingStates } from "./states.ts";
import { newsletterIssues, subscribers } from "./tables/newsletter.server.ts";

/** The state and the counts of a sending. */
const sending = z.object({
  state: z.enum(sendingStates),
  sendAt: instantText,
  startedAt: instantText.nullable(),
  finishedAt: instantText.nullable(),
  recipients: z.int(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  skipped: z.int(),
});

export const newsletterIssue = recordResponse(newsletterIssues).extend({
  sending: sending.nullable(),
  /** How many people it would go to now, by the language that they read. */
  readers: z.object({ en: z.int(), es: z.int() }),
});

export const newsletterIssueItem = recordResponse(newsletterIssues)
  .pick({ newsletterIssueId: true, subject: true, blogId: true, updatedAt: true })
  .extend({ hasSpanish: z.boolean(), sending: sending.nullable() });

export const subscriberItem = recordResponse(subscribers).omit({ confirmTokenHashes: true, confirmExpiresAt: true });

export type NewsletterIssueRecord = z.infer<typeof newsletterIssue>;
export type NewsletterIssueItem = z.infer<typeof newsletterIssueItem>;
export type SubscriberItem = z.infer<typeof subscriberItem>;
