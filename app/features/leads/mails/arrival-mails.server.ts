import { eq } from "drizzle-orm";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { officerMailLanguages } from "#app/features/officers/reads.server.ts";
import { readStoredSetting } from "#app/features/settings/settings.server.ts";
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
  const officeLanguage = (await readStoredSetting(tx, "mail.language")) === "es" ? "es" : "en";
  const apart = officer !== undefined && officer.mailLanguage !== officeLanguage;
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
