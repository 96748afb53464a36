import { and, eq, isNull } from "drizzle-orm";
import { scheduleTexts } from "#app/features/drafts/admin/texts/schedules.ts";
import { describeSchedules } from "#app/features/drafts/schedules-service.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { composeLetter } from "#app/mail-kit/letter.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { officeMoment } from "#lib/office-clock.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { findDefinition } from "#platform/content/definition.server.ts";
import { scheduleFailureMail } from "#platform/drafts/schedule-author.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log" | "definitions">;

export const scheduleFailureComposer = ({ db, config, log, definitions }: Tools): MailComposer =>
  composeKind(scheduleFailureMail, async ({ userId, scheduleId }) => {
    const [reader] = await db
      .select({ userName: users.userName, email: users.email, language: users.language })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.suspendedAt)));
    const [schedule] = await db.select().from(schedules).where(eq(schedules.scheduleId, scheduleId));
    if (!reader || !schedule?.failure) return undefined;
    const language = reader.language ?? "en";
    const texts = await readSettings(db, language, log);
    const { mail } = scheduleTexts[language];
    const [item] = await describeSchedules(db, definitions, [{ schedule, createdByName: null }]);
    const title = item?.title ?? "";
    const path = editPathOf(schedule, definitions);
    const url = config.publicUrl && `${config.publicUrl}${path}`;
    return composeLetter({
      language,
      texts,
      from: mailSender(config, texts),
      to: reader.email,
      toName: reader.userName,
      subject: mail.subject(title),
      heading: mail.heading,
      greeting: mail.greeting(reader.userName),
      paragraphs: [
        mail.fact(title, schedule.action, officeMoment(schedule.at, language)),
        mail.reason(schedule.failure[language]),
        mail.whatToDo[schedule.action],
      ],
      action: url ? { label: mail.open, url, textLine: url } : undefined,
    });
  });

function editPathOf({ entity, entityId, setId }: typeof schedules.$inferSelect, definitions: Platform["definitions"]): string {
  if (setId !== null) return `/admin/sets/${setId}`;
  return findDefinition(definitions, entity ?? "")?.editPath(entityId ?? 0) ?? "/admin/calendar";
}
