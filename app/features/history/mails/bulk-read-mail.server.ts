import { incidentTexts } from "#app/features/history/admin/texts/incident.ts";
import { bulkReadMail } from "#app/features/history/data-reads/bulk-reads.server.ts";
import { findNames } from "#app/features/history/data-reads/names.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { composeLetter } from "#app/mail-kit/letter.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { longDate, officeDay, officeTime } from "#lib/dates.ts";
import { findOwner } from "#platform/accounts/owners.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";

export const bulkReadComposer = ({ db, config, log }: Pick<Platform, "db" | "config" | "log">): MailComposer =>
  composeKind(bulkReadMail, async ({ ownerId, userId, records, at }) => {
    const owner = await findOwner(db, ownerId);
    if (!owner) return undefined;
    const { language } = owner;
    const texts = await readSettings(db, language, log);
    const { mail } = incidentTexts[language];
    const who = (await findNames(db, [userId]))(userId);
    const readAt = new Date(at);
    const when = `${longDate(readAt, language)}, ${officeTime(readAt, language)}`;
    const from = officeDay(new Date(readAt.getTime() - 86_400_000));
    const url = config.publicUrl && `${config.publicUrl}/admin/incident?person=${userId}&from=${from}`;
    return composeLetter({
      language,
      texts,
      from: mailSender(config, texts),
      to: owner.email,
      toName: owner.userName,
      subject: mail.subject(texts["company.name"]),
      heading: mail.heading,
      greeting: mail.greeting(owner.userName),
      paragraphs: [mail.fact(who, records, when), mail.whatToDo],
      action: url ? { label: mail.look, url, textLine: url } : undefined,
    });
  });
