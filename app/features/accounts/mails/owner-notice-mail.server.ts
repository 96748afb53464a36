import { and, desc, eq } from "drizzle-orm";
import { findAccountReader } from "#app/features/accounts/account-details.server.ts";
import { accountMailTexts } from "#app/features/accounts/admin/texts/account-mails.ts";
import { accountTexts } from "#app/features/accounts/admin/texts/accounts.ts";
import { ownerNoticeTexts } from "#app/features/accounts/admin/texts/owner-notices.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { composeLetter } from "#app/mail-kit/letter.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import type { Language } from "#lib/translations.ts";
import { type OwnerNoticePayload, ownerNoticeMail } from "#platform/accounts/owners.server.ts";
import { type Definition, findDefinition, nameOf } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { describeOrigin } from "./account-mail.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log" | "definitions">;

export const ownerNoticeComposer = ({ db, config, log, definitions }: Tools): MailComposer =>
  composeKind(ownerNoticeMail, async (notice) => {
    const reader = await findAccountReader(db, notice.userId);
    if (!reader) return undefined;
    const { userName, language, email } = reader;
    const settings = await readSettings(db, language, log);
    const text = ownerNoticeTexts[language];
    const by = notice.by === null ? text.byServer : text.by(await accountName(db, notice.by, language));
    const { sentence, path } = await describeChange(db, definitions, notice, language);
    return composeLetter({
      language,
      texts: settings,
      from: mailSender(config, settings),
      to: email,
      subject: text.subject(settings["company.name"]),
      heading: text.heading,
      greeting: accountMailTexts[language].greeting(userName),
      paragraphs: [sentence, describeOrigin(language, notice, by), text.otherwise],
      action: config.publicUrl ? { label: text.open, url: config.publicUrl + path } : undefined,
    });
  });

async function accountName(db: Db, userId: number, language: Language): Promise<string> {
  return (await findAccountReader(db, userId))?.userName ?? ownerNoticeTexts[language].unknown;
}

type Description = { sentence: string; path: string };

async function describeChange(
  db: Db,
  definitions: readonly Definition[],
  notice: OwnerNoticePayload,
  language: Language,
): Promise<Description> {
  const text = ownerNoticeTexts[language];
  if (notice.about === "record") return describeRecord(db, definitions, notice, language);
  const name = await accountName(db, notice.accountId, language);
  const path = `/admin/accounts/edit/${notice.accountId}`;
  if (notice.about === "newOwner") return { sentence: text.newOwner(name), path };
  const { roles } = accountTexts[language];
  return { sentence: text.role(name, roles[notice.from], roles[notice.to]), path };
}

type RecordNotice = Extract<OwnerNoticePayload, { about: "record" }>;

/** From the newest revision: the record itself may be in the Trash by now. */
async function describeRecord(
  db: Db,
  definitions: readonly Definition[],
  { entity, entityId, fields }: RecordNotice,
  language: Language,
): Promise<Description> {
  const text = ownerNoticeTexts[language];
  const definition = findDefinition(definitions, entity);
  const [last] = await db
    .select({ state: revisions.state, action: revisions.action })
    .from(revisions)
    .where(and(eq(revisions.entity, entity), eq(revisions.entityId, entityId)))
    .orderBy(desc(revisions.revisionId))
    .limit(1);
  if (!definition || !last) return { sentence: text.record(`${entity} ${entityId}`), path: "/admin/changes" };
  const path = last.action === "delete" ? "/admin/bin" : definition.editPath(entityId);
  const { sensitive } = definition;
  if (sensitive.record) return { sentence: text.record(sensitive.record(last.state)?.[language] ?? nameOf(definition, last.state)), path };
  const labels: Record<string, Record<Language, string> | undefined> = sensitive.fields ?? {};
  const names = fields.split(",").map((field) => labels[field]?.[language] ?? field);
  return { sentence: text.fields(nameOf(definition, last.state), names.join(", ")), path };
}
