import { eq } from "drizzle-orm";
import { z } from "zod";
import { listOwnerIds } from "#platform/accounts/owners.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { queueMails } from "#platform/mail/outbox.server.ts";

const payload = z.object({ userId: z.int(), scheduleId: z.int() });

/** Tells a person that a scheduled change was not made, and why. */
export const scheduleFailureMail: MailKind<z.infer<typeof payload>> = { name: "drafts.scheduleFailed", payload, refusalsWorth: 2 };

const authorColumns = { userId: users.id, userName: users.userName, role: users.role, suspendedAt: users.suspendedAt };

export type ScheduleAuthor = { userId: number; userName: string; role: (typeof users.$inferSelect)["role"]; isActive: boolean };

/** Undefined for an account that was deleted. */
export async function findScheduleAuthor(tx: Db, userId: number): Promise<ScheduleAuthor | undefined> {
  const [found] = await tx.select(authorColumns).from(users).where(eq(users.id, userId));
  if (!found) return undefined;
  const { suspendedAt, ...author } = found;
  return { ...author, isActive: suspendedAt === null };
}

/** To the author; to the owners if the author's account can no longer be used. */
export async function queueFailureMail(
  tx: Db,
  { scheduleId }: { scheduleId: number },
  author: ScheduleAuthor | undefined,
  domain: string,
): Promise<void> {
  const recipients = author?.isActive ? [author.userId] : await listOwnerIds(tx);
  const mails = recipients.map((userId) => ({ payload: { userId, scheduleId }, subject: `staff:${userId}` as const }));
  await queueMails(tx, scheduleFailureMail, mails, domain);
}
