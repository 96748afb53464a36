import { z } from "zod";
import { messagesRead } from "#app/features/leads/messages/noun.ts";
import { delivery } from "#app/features/leads/messages/responses.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { recordResponse, selectionOf } from "#platform/api/record-response.server.ts";

const event = recordResponse(messageEvents).extend({
  /** Null where the visitor or the program did it. */
  userName: z.string().nullable(),
  /** Of an assignment. */
  officerName: z.string().nullable(),
  /** Of a mail that we wrote. */
  delivery: delivery.schema.nullable(),
});

export const mergedMessage = selectionOf(contactMessages, ["contactMessageId", "createdAt", "message", "language", "page"]);
export const otherMessage = selectionOf(contactMessages, ["contactMessageId", "createdAt", "state", "name", "mergedIntoId"]);

export const thread = z.object({
  events: z.array(event),
  /** The mails that the site wrote by itself. */
  notices: z.array(delivery.schema.extend({ kind: z.string(), contactMessageId: z.int() })),
  merged: z.array(mergedMessage.schema),
  /** Messages from the same address or number. */
  others: z.array(otherMessage.schema.extend({ excerpt: z.string() })),
});

export type Thread = z.infer<typeof thread>;

export const messagesInThread = ({ thread: { merged, others } }: { thread: Thread }, { id }: { id: number }) =>
  messagesRead([id, ...[...merged, ...others].map(({ contactMessageId }) => contactMessageId)]);

export type ThreadEvent = Thread["events"][number];
