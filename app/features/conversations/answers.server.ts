import { z } from "zod";
import type { contactMessages } from "#db/tables/contact-messages.server.ts";
import { mailJobs } from "#db/tables/mail-jobs.server.ts";
import { messageEvents } from "#db/tables/message-events.server.ts";
import { recordAnswer } from "#platform/api/record-answer.server.ts";

const delivery = recordAnswer(mailJobs).pick({
  mailJobId: true,
  state: true,
  attempts: true,
  history: true,
  nextAttemptAt: true,
  createdAt: true,
  sentAt: true,
});

const event = recordAnswer(messageEvents).extend({
  /** Who did it; nobody where the visitor or the program did. */
  userName: z.string().nullable(),
  /** Of an assignment: to whom. */
  officerName: z.string().nullable(),
  /** Of a mail that we wrote: what became of it. */
  delivery: delivery.nullable(),
});

/** Everything that happened with a message after it came. */
export const thread = z.object({
  events: z.array(event),
  /** The mails that the site wrote by itself: to the office, and the acknowledgement. */
  notices: z.array(delivery.extend({ kind: z.string(), contactMessageId: z.int() })),
});

export type Thread = z.infer<typeof thread>;
export type ThreadEvent = Thread["events"][number];
export type ThreadDelivery = z.infer<typeof delivery>;

export type ThreadedMessage = Pick<typeof contactMessages.$inferSelect, "contactMessageId" | "version" | "name" | "email" | "language">;
