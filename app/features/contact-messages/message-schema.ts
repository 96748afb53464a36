import { z } from "zod";
import { instantText } from "#lib/answers.ts";
import { languages } from "#lib/translations.ts";

const state = z.enum(["new", "answered", "held"]);

const common = {
  contactMessageId: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  state,
  heldReason: z.string(),
  readAt: instantText.nullable(),
  createdAt: instantText,
  assignedOfficerId: z.int().nullable(),
};

/** A message as the inbox lists it. */
export const messageItem = z.object({
  ...common,
  excerpt: z.string(),
  officerName: z.string().nullable(),
  mailTrouble: z.enum(["failed", "waiting"]).nullable(),
});

const mailAttempt = z.object({
  at: instantText,
  outcome: z.enum(["sent", "refused", "failed", "uncomposed"]),
  permanent: z.boolean().optional(),
  reason: z.string().optional(),
  detail: z.string(),
});

const delivery = z.object({
  mailJobId: z.int(),
  kind: z.enum(["office", "acknowledgement"]),
  state: z.enum(["waiting", "sent", "failed"]),
  attempts: z.int(),
  history: z.array(mailAttempt),
  nextAttemptAt: instantText,
  createdAt: instantText,
  sentAt: instantText.nullable(),
});

/** Everything that is kept of a message, with what became of its mails. */
export const contactMessage = z.object({
  ...common,
  service: z.string(),
  message: z.string(),
  page: z.string(),
  loanOfficerId: z.int().nullable(),
  consent: z.object({ text: z.string(), language: z.string(), version: z.string() }).nullable(),
  clientHints: z.record(z.string(), z.string()),
  notes: z.string(),
  version: z.int(),
  updatedAt: instantText,
  updatedBy: z.int().nullable(),
  deliveries: z.array(delivery),
});

export type MessageItem = z.infer<typeof messageItem>;
export type MessageRecord = z.infer<typeof contactMessage>;
