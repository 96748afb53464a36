import { z } from "zod";
import { messagesRead } from "#app/features/leads/messages/noun.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { recordResponse } from "#platform/api/record-response.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";

const delivery = recordResponse(mailJobs).pick({
  mailJobId: true,
  state: true,
  attempts: true,
  history: true,
  nextAttemptAt: true,
  createdAt: true,
  sentAt: true,
});

const event = recordResponse(messageEvents).extend({
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
  /** The visitor's messages whose threads went into this one. */
  merged: z.array(
    recordResponse(contactMessages).pick({ contactMessageId: true, createdAt: true, message: true, language: true, page: true }),
  ),
  /** What else somebody wrote who gave the same address or number. */
  others: z.array(
    recordResponse(contactMessages)
      .pick({ contactMessageId: true, createdAt: true, state: true, name: true, mergedIntoId: true })
      .extend({ excerpt: z.string() }),
  ),
});

export type Thread = z.infer<typeof thread>;

/** The message itself, those merged into it, and what the same visitor wrote elsewhere. */
export const messagesInThread = ({ thread: { merged, others } }: { thread: Thread }, { id }: { id: number }) =>
  messagesRead([id, ...[...merged, ...others].map(({ contactMessageId }) => contactMessageId)]);

export type ThreadEvent = Thread["events"][number];
export type ThreadDelivery = z.infer<typeof delivery>;
