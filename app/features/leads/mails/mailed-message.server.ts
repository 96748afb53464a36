import { eq } from "drizzle-orm";
import { findOptOuts } from "#app/features/leads/opt-outs/service.server.ts";
import type { ContactChannel } from "#app/features/leads/opt-outs.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { findMailedOfficer } from "#app/features/officers/reads.server.ts";
import type { Db } from "#platform/database/db.server.ts";

type MessageField =
  | "contactMessageId"
  | "kind"
  | "replyBy"
  | "name"
  | "email"
  | "phone"
  | "message"
  | "language"
  | "page"
  | "callTime"
  | "createdAt"
  | "consent";
type HandlingField = "state" | "firstAnsweredAt" | "assignedOfficerId";

/** What mails need to know of a message. `officer` is the one who handles it, if their address is usable. */
export type MailedMessage = Pick<typeof contactMessages.$inferSelect, MessageField | HandlingField> & {
  optOuts: ContactChannel[];
  officer: Awaited<ReturnType<typeof findMailedOfficer>>;
};

export async function findMailedMessage(db: Db, id: number): Promise<MailedMessage | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.contactMessageId, id));
  if (!message) return undefined;
  const officer = message.assignedOfficerId === null ? undefined : await findMailedOfficer(db, message.assignedOfficerId);
  return { ...message, officer, optOuts: (await findOptOuts(db, message)).map(({ channel }) => channel) };
}
