import { eq } from "drizzle-orm";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { officerMailLanguages } from "#app/features/officers/reads.server.ts";
import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { queueMessageMail } from "./mail-kinds.server.ts";

/** The mails that a message sets off when it is somebody's: to the visitor, the office and the officer. */
export async function queueArrivalMails(tx: Db, contactMessageId: number, domain: string): Promise<void> {
  await queueOfficeMail(tx, contactMessageId, domain);
  await queueMessageMail(tx, "acknowledgement", { contactMessageId }, domain);
}

/** One mail for office and officer, or one each where they read different languages. */
export async function queueOfficeMail(tx: Db, contactMessageId: number, domain: string): Promise<void> {
  const officer = await findOfficer(tx, contactMessageId);
  const apart = officer !== undefined && officer.mailLanguage !== (await officeLanguage(tx));
  await queueMessageMail(tx, "office", { contactMessageId, apart }, domain);
  if (apart) await queueMessageMail(tx, "officer", { contactMessageId, officerId: officer.loanOfficerId }, domain);
}

async function findOfficer(tx: Db, contactMessageId: number) {
  const officers = officerMailLanguages(tx);
  const [officer] = await tx
    .select({ loanOfficerId: officers.loanOfficerId, mailLanguage: officers.mailLanguage })
    .from(contactMessages)
    .innerJoin(officers, eq(officers.loanOfficerId, contactMessages.assignedOfficerId))
    .where(eq(contactMessages.contactMessageId, contactMessageId));
  return officer;
}

/** Asked here and not through the cache, which a transaction must not fill. */
async function officeLanguage(tx: Db): Promise<string> {
  const [setting] = await tx.select({ value: webResources.value }).from(webResources).where(eq(webResources.context, "mail.language"));
  return setting?.value === "es" ? "es" : "en";
}
