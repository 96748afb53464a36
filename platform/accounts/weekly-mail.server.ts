import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { z } from "zod";
import { officeDay } from "#lib/dates.ts";
import { AppError } from "#lib/errors.ts";
import { minutesNow } from "#lib/office-hours.ts";
import { may, type Permission, roles } from "#lib/permissions.ts";
import { addDays, weekOf } from "#lib/weeks.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { announceMail, queueMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { users } from "./tables/staff.server.ts";

/** `week` is the Monday with which last week began. */
const payload = z.object({ userId: z.int(), week: z.iso.date() });

/** A mail about last week, on Mondays, for staff who asked for it and have the permission. */
export function weeklyMailOf(name: string, column: "weeklyMail" | "weeklyChanges", permission: Permission) {
  const mail: MailKind<z.infer<typeof payload>> = { name, payload, refusalsWorth: 2 };
  const sentOn = users[`${column}On`];
  const isRecipient = () => {
    const allowedRoles = roles.filter((role) => may({ role }, permission));
    return and(eq(users[column], true), isNull(users.suspendedAt), inArray(users.role, allowedRoles));
  };
  return {
    mail,
    isRecipient,
    /**
     * Once per person and week: the account remembers the Monday of its last mail, and of several nodes the one that writes it queues
     * the mail. A site that is down all Monday skips the week.
     */
    queue: async ({ db, config }: Pick<Platform, "db" | "config">, now: Date): Promise<number> => {
      const monday = findMondayMail(now);
      if (!monday) return 0;
      const { today, lastWeek: week } = monday;
      const isDue = and(isRecipient(), or(isNull(sentOn), lt(sentOn, today)));
      const sentToday = column === "weeklyMail" ? { weeklyMailOn: today } : { weeklyChangesOn: today };
      const count = await db.transaction(async (tx) => {
        const people = await tx.update(users).set(sentToday).where(isDue).returning({ userId: users.id });
        for (const { userId } of people)
          await queueMail(tx, mail, { userId, week }, { domain: mailDomain(config), subject: `staff:${userId}` });
        return people.length;
      });
      if (count > 0) announceMail();
      return count;
    },
    readChoice: async (db: Db, userId: number): Promise<boolean> => {
      const [user] = await db.select({ isChosen: users[column] }).from(users).where(eq(users.id, userId));
      if (!user) throw new AppError("notFound", { en: `Staff account ${userId} does not exist`, es: `No se encontró la cuenta ${userId}` });
      return user.isChosen;
    },
    /** Leaves the account's version alone, so that no open form becomes stale. */
    setChoice: async (db: Db, userId: number, isChosen: boolean): Promise<void> => {
      const choice = column === "weeklyMail" ? { weeklyMail: isChosen } : { weeklyChanges: isChosen };
      await db.update(users).set(choice).where(eq(users.id, userId));
    },
  };
}

const eightOClock = 8 * 60;

/** From eight o'clock on Mondays at the office: today, and the Monday of last week. Undefined at any other time. */
function findMondayMail(now: Date): { today: string; lastWeek: string } | undefined {
  const today = officeDay(now);
  if (weekOf(today) !== today || minutesNow(now) < eightOClock) return undefined;
  return { today, lastWeek: addDays(today, -7) };
}
