import { z } from "zod";
import { messageMails } from "#app/features/leads/message-mails.ts";
import { contactChannels } from "#app/features/leads/opt-outs.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { instantText } from "#lib/response-fields.ts";
import { recordResponse } from "#platform/api/record-response.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";

const delivery = recordResponse(mailJobs)
  .pick({ mailJobId: true, state: true, attempts: true, history: true, nextAttemptAt: true, createdAt: true, sentAt: true })
  .extend({ kind: z.enum(messageMails) });

const channel = z.enum(contactChannels);

/** What the sender has asked us not to do, and how we know. */
const optOut = z.object({
  channel,
  createdAt: instantText,
  source: z.enum(["staff", "person"]),
  userName: z.string().nullable(),
});

/** A message with what became of its mails. */
export const contactMessage = recordResponse(contactMessages).extend({ deliveries: z.array(delivery), optOuts: z.array(optOut) });

/** A message as the inbox lists it. */
export const contactMessageItem = recordResponse(contactMessages)
  .pick({
    contactMessageId: true,
    name: true,
    email: true,
    phone: true,
    language: true,
    state: true,
    followUpOn: true,
    version: true,
    heldReason: true,
    readAt: true,
    createdAt: true,
    assignedOfficerId: true,
  })
  .extend({
    excerpt: z.string(),
    officerName: z.string().nullable(),
    mailTrouble: z.enum(["failed", "waiting"]).nullable(),
    optOuts: z.array(channel),
  });

export type MessageItem = z.infer<typeof contactMessageItem>;
export type MessageRecord = z.infer<typeof contactMessage>;
