import "#app/features/reports/permissions.ts";
import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { findMondayMail } from "#lib/monday-mail.ts";
import { may, roles } from "#lib/permissions.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { announceMail, queueMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";

const payload = z.object({ userId: z.int(), week: z.iso.date() });

/** What became of the week that begins on this Monday, for one person. */
export const weeklyMail: MailKind<z.infer<typeof payload>> = { name: "numbers.week", payload, refusalsWorth: 2 };

/** Whom the mail is for: whoever asked for it and may see the numbers today. */
export const wantsWeeklyMail = and(
  eq(users.weeklyMail, true),
  isNull(users.suspendedAt),
  inArray(
    users.role,
    roles.filter((role) => may({ role }, "numbers.read")),
  ),
);

/**
 * On Mondays from eight o'clock at the office, once per person and week: the account remembers the Monday of its last mail, and of several nodes the
 * one that writes it queues the mail. A site that is away all Monday skips the week.
 */
export async function queueWeeklyMails({ db, config }: Pick<Platform, "db" | "config">, now: Date): Promise<number> {
  const monday = findMondayMail(now);
  if (!monday) return 0;
  const { today, lastWeek: week } = monday;
  const isDue = or(isNull(users.weeklyMailOn), lt(users.weeklyMailOn, today));
  const count = await db.transaction(async (tx) => {
    const people = await tx.update(users).set({ weeklyMailOn: today }).where(and(wantsWeeklyMail, isDue)).returning({ userId: users.id });
    for (const { userId } of people)
      await queueMail(tx, weeklyMail, { userId, week }, { domain: mailDomain(config), subject: `staff:${userId}` });
    return people.length;
  });
  if (count > 0) announceMail();
  return count;
}

export async function readWeeklyChoice(db: Db, userId: number): Promise<boolean> {
  const [user] = await db.select({ weeklyMail: users.weeklyMail }).from(users).where(eq(users.id, userId));
  if (!user) throw new AppError("notFound", { en: `Staff account ${userId} does not exist`, es: `No se encontró la cuenta ${userId}` });
  return user.weeklyMail;
}

/** No change of the account's details: nobody's open form goes stale over it. */
export async function setWeeklyChoice(db: Db, userId: number, wanted: boolean): Promise<void> {
  await db.update(users).set({ weeklyMail: wanted }).where(eq(users.id, userId));
}
