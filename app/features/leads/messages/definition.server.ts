import { and, eq, inArray } from "drizzle-orm";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { questionCodes } from "#app/features/leads/tables/question-codes.server.ts";
import { usedFormTokens } from "#app/features/leads/tables/used-form-tokens.server.ts";
import { officerReference } from "#app/features/officers/reads.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { contactMessageNoun, messageSubject } from "./noun.ts";

export const contactMessageDefinition = {
  ...contactMessageNoun,
  table: contactMessages,
  key: "contactMessageId",
  names: ["name"],
  public: [],
  searched: ["name", "email", "phone", "message", "notes"],
  html: [],
  pictures: [],
  translatable: [],
  references: [
    { field: "loanOfficerId", ...officerReference },
    { field: "assignedOfficerId", ...officerReference },
    { field: "mergedIntoId", to: contactMessages.contactMessageId, label: { en: "message", es: "ningún mensaje" } },
  ],
  sensitive: {},
  permissions: { read: "messages.read", write: "messages.handle" },
  retention: "leads",
  purge: purgeMessages,
} satisfies Definition<typeof contactMessages>;

export const messages = contentStore(contactMessageDefinition);

/** Deletes the rows first: this waits for anyone who is changing one, whose revision is then deleted too. */
async function purgeMessages(tx: Db, ids: number[]) {
  if (ids.length === 0) return { messages: 0, revisions: 0, mailJobs: 0, formTokens: 0 };
  const aboutThem = inArray(mailJobs.subject, ids.map(messageSubject));
  const mails = await tx.$count(mailJobs, aboutThem);
  await tx.delete(contactMessages).where(inArray(contactMessages.contactMessageId, ids));
  await tx.delete(mailJobs).where(aboutThem);
  await tx.delete(questionCodes).where(inArray(questionCodes.contactMessageId, ids));
  await tx.delete(messageEvents).where(inArray(messageEvents.contactMessageId, ids));
  const history = await tx
    .delete(revisions)
    .where(and(eq(revisions.entity, contactMessageNoun.entity), inArray(revisions.entityId, ids)))
    .returning({ id: revisions.revisionId });
  const tokens = await tx
    .delete(usedFormTokens)
    .where(inArray(usedFormTokens.contactMessageId, ids))
    .returning({ nonce: usedFormTokens.nonce });
  return { messages: new Set(ids).size, revisions: history.length, mailJobs: mails, formTokens: tokens.length };
}
