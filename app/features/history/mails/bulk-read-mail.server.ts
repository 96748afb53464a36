import { html } from "hono/html";
import { incidentTexts } from "#app/features/history/admin/texts/incident.ts";
import { namesOf } from "#app/features/history/data-reads/names.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { button, heading, layout, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { longDate, officeDay, officeTime } from "#lib/dates.ts";
import { findOwner } from "#platform/accounts/owners.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { bulkReadMail } from "./bulk-read-kind.server.ts";

/** Tells an owner that someone read the data of unusually many customers. */
export const bulkReadComposer = ({ db, config, log }: Pick<Platform, "db" | "config" | "log">): MailComposer =>
  composeKind(bulkReadMail, async ({ ownerId, userId, records, at }) => {
    const owner = await findOwner(db, ownerId);
    if (!owner) return undefined;
    const { language } = owner;
    const texts = await readSettings(db, language, log);
    const { mail } = incidentTexts[language];
    const who = (await namesOf(db, [userId]))(userId);
    const readAt = new Date(at);
    const when = `${longDate(readAt, language)}, ${officeTime(readAt, language)}`;
    const url =
      config.publicUrl && `${config.publicUrl}/admin/incident?person=${userId}&from=${officeDay(new Date(readAt.getTime() - 86_400_000))}`;
    const sentences = [mail.fact(who, records, when), mail.whatToDo];
    return {
      from: mailSender(config, texts),
      to: [{ name: owner.userName, address: owner.email }],
      subject: mail.subject(texts["company.name"]),
      text: [mail.greeting(owner.userName), ...sentences, ...(url ? [url] : []), texts["company.name"]].join("\n\n"),
      html: layout({
        language,
        texts,
        title: mail.heading,
        preheader: sentences[0] ?? "",
        body: html`${heading(mail.heading)}
${paragraph(mail.greeting(owner.userName))}
${sentences.map((sentence) => paragraph(sentence))}
${url ? button(mail.look, url) : ""}`,
      }),
      headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    };
  });
