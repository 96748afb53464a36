import { sql } from "drizzle-orm";
import { z } from "zod";
import { messageMails } from "#app/features/leads/message-mails.ts";
import { contactChannels } from "#app/features/leads/opt-outs.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { instantText } from "#lib/response-fields.ts";
import { recordResponse, selectionOf } from "#platform/api/record-response.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";

export const delivery = selectionOf(mailJobs, ["mailJobId", "state", "attempts", "history", "nextAttemptAt", "createdAt", "sentAt"]);

const channel = z.enum(contactChannels);

const optOut = z.object({
  channel,
  createdAt: instantText,
  source: z.enum(["staff", "person"]),
  userName: z.string().nullable(),
});

export const contactMessage = recordResponse(contactMessages).extend({
  deliveries: z.array(delivery.schema.extend({ kind: z.enum(messageMails) })),
  optOuts: z.array(optOut),
  /** What a message to the visitor on their phone may begin with; empty if they did not ask for one. */
  greeting: z.string(),
});

export const listedMessage = selectionOf(contactMessages, [
  "contactMessageId",
  "kind",
  "replyBy",
  "name",
  "email",
  "phone",
  "language",
  "state",
  "followUpOn",
  "version",
  "heldReason",
  "readAt",
  "createdAt",
  "assignedOfficerId",
]);

export const messageExcerpt = sql<string>`left(${contactMessages.message}, 160)`;

export const contactMessageItem = listedMessage.schema.extend({
  excerpt: z.string(),
  officerName: z.string().nullable(),
  mailTrouble: z.enum(["failed", "waiting"]).nullable(),
  optOuts: z.array(channel),
});

export type MessageItem = z.infer<typeof contactMessageItem>;
export type MessageRecord = z.infer<typeof contactMessage>;
