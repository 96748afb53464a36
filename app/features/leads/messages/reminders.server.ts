import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { heldMailKind, queueMessageMail } from "#app/features/leads/mails/mail-kinds.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { answerDue, hasOpened } from "#app/features/leads/working-time.ts";
import { officeHours } from "#app/features/settings/opening-hours.ts";
import { readSettings, type Settings } from "#app/features/settings/settings.server.ts";
import { officeDay } from "#lib/dates.ts";
import { listOwnerIds } from "#platform/accounts/owners.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail, queueMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { advanceState } from "#platform/site-state.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;

/** Small, because the embedded database shares its thread with the pages. */
const batch = 20;

/**
 * Reminds the officer or the office of messages that were not answered in time, later the owners, each once; of follow-ups that are
 * due; and, once a day, of held messages. Several nodes may run it at the same time.
 */
export async function remindOfLeads({ db, config, log }: Tools, now: Date): Promise<number> {
  const settings = await readSettings(db, "en", log);
  const domain = mailDomain(config);
  let remindedCount = 0;
  const work = async (step: (tx: Db) => Promise<number>) => {
    for (let takenCount = batch; takenCount === batch; ) {
      takenCount = await db.transaction(step);
      remindedCount += takenCount;
    }
  };
  await work((tx) => remindOfUnanswered(tx, settings, domain, now));
  if (hasOpened(officeHours(settings), now)) {
    await work((tx) => remindOfFollowUps(tx, domain, now));
    await work((tx) => remindOfHeld(tx, domain, now));
  }
  if (remindedCount > 0) announceMail();
  return remindedCount;
}

async function remindOfUnanswered(tx: Db, settings: Settings, domain: string, now: Date): Promise<number> {
  const due = await tx
    .select()
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.state, "new"),
        isNull(contactMessages.firstAnsweredAt),
        isNull(contactMessages.mergedIntoId),
        lte(contactMessages.nextReminderAt, now),
      ),
    )
    .orderBy(asc(contactMessages.nextReminderAt))
    .limit(batch)
    .for("update", { skipLocked: true });
  for (const { contactMessageId, assignedOfficerId, remindedAt } of due) {
    const to = remindedAt ? "owners" : assignedOfficerId === null ? "office" : "officer";
    if (remindedAt) {
      for (const userId of await listOwnerIds(tx)) await queueMessageMail(tx, "escalation", { contactMessageId, userId }, domain);
    } else {
      await queueMessageMail(tx, "reminder", { contactMessageId }, domain);
    }
    // No new version, so that a reminder causes no conflict in an open form.
    const next = remindedAt ? { escalatedAt: now, nextReminderAt: null } : { remindedAt: now, nextReminderAt: answerDue(settings, now) };
    await tx.update(contactMessages).set(next).where(eq(contactMessages.contactMessageId, contactMessageId));
    await tx.insert(messageEvents).values({ contactMessageId, kind: "reminder", detail: { to, officerId: assignedOfficerId } });
  }
  return due.length;
}

async function remindOfFollowUps(tx: Db, domain: string, now: Date): Promise<number> {
  const due = await tx
    .select({ contactMessageId: contactMessages.contactMessageId, officerId: contactMessages.assignedOfficerId })
    .from(contactMessages)
    .where(
      and(
        lte(contactMessages.followUpOn, officeDay(now)),
        isNull(contactMessages.followUpRemindedAt),
        isNull(contactMessages.mergedIntoId),
        inArray(contactMessages.state, ["new", "answered", "applied"]),
      ),
    )
    .orderBy(asc(contactMessages.followUpOn))
    .limit(batch)
    .for("update", { skipLocked: true });
  for (const { contactMessageId, officerId } of due) {
    await queueMessageMail(tx, "followUp", { contactMessageId }, domain);
    await tx.update(contactMessages).set({ followUpRemindedAt: now }).where(eq(contactMessages.contactMessageId, contactMessageId));
    const to = officerId === null ? "office" : "officer";
    await tx.insert(messageEvents).values({ contactMessageId, kind: "reminder", detail: { to, officerId, followUp: true } });
  }
  return due.length;
}

const lastDayKey = "heldMessagesMailedOn";

/** Queues one mail a day while messages are held. Of several nodes, the one that writes the day queues it. */
async function remindOfHeld(tx: Db, domain: string, now: Date): Promise<number> {
  const { contactMessageId, state } = contactMessages;
  const [held] = await tx.select({ contactMessageId }).from(contactMessages).where(eq(state, "held")).limit(1);
  if (!held) return 0;
  const day = officeDay(now);
  if (!(await advanceState(tx, lastDayKey, day))) return 0;
  await queueMail(tx, heldMailKind, { day }, { domain });
  return 1;
}
