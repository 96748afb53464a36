import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { html, raw } from "hono/html";
import { mayEmail } from "#app/features/leads/reads.server.ts";
import { noteBounce } from "#app/features/newsletter/bounces.server.ts";
import { issueHtml, issueText, type PictureWidths, picturesIn } from "#app/features/newsletter/issue-html.server.ts";
import { issues } from "#app/features/newsletter/issues.server.ts";
import { deliveries, sendings, subscribers } from "#app/features/newsletter/tables/newsletter.server.ts";
import { newsletterTexts } from "#app/features/newsletter/texts/newsletter.ts";
import { unsubscribeToken } from "#app/features/newsletter/unsubscription.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { heading, layout, link } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { mailTexts } from "#app/messages/mails.ts";
import { localPath } from "#lib/languages.ts";
import { type Language, type Translations, translateRow } from "#lib/translations.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { siteUrlOf } from "#platform/config.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { issueMail, trialMail } from "./mail-kinds.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;

/** What an issue says, wherever it is kept. */
type IssueTexts = { subject: string; body: string; translations: Translations };

type Reader = { address: string; name: string; language: Language; unsubscribeUrl: string };

/** One issue in one language, for a subscriber, a test or a preview. */
export async function composeIssue({ db, config, log }: Tools, issue: IssueTexts, reader: Reader): Promise<Mail> {
  const { language, unsubscribeUrl } = reader;
  const texts = await readSettings(db, language, log);
  const text = newsletterTexts[language].mails.issue;
  const { subject, body } = translateRow(issue, language);
  const siteUrl = siteUrlOf(config);
  const company = texts["company.name"];
  const address = `${texts["address.street"]}, ${texts["address.city"]}, ${texts["address.state"]} ${texts["address.zip"]}`;
  const disclosures = [texts["legal.disclosure"], ...(language === "es" ? [texts["legal.documentsInEnglish"]] : [])];
  const footnote = html`${disclosures.map((disclosure) => html`${disclosure}<br><br>`)}${text.why} ${link(text.unsubscribe, unsubscribeUrl)}`;
  return {
    from: mailSender(config, texts),
    to: [{ name: reader.name, address: reader.address }],
    replyTo: { name: company, address: texts["contact.email"] },
    subject,
    text: [
      subject,
      "",
      issueText(body, language, siteUrl),
      "",
      "--",
      `${company} · ${mailTexts[language].nmls} ${texts["company.nmls"]} · ${texts["legal.equalHousing"]}`,
      address,
      ...disclosures,
      "",
      text.why,
      `${text.unsubscribe}: ${unsubscribeUrl}`,
    ].join("\n"),
    html: layout({
      language,
      texts,
      title: subject,
      preheader: "",
      body: html`${heading(subject)}${raw(issueHtml(body, language, siteUrl, await readWidths(db, picturesIn(body))))}`,
      footnote,
    }),
    headers: {
      "List-Id": `${company.replace(/[^\w ]/g, "")} <newsletter.${mailDomain(config)}>`,
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      Precedence: "bulk",
    },
  };
}

async function readWidths(db: Db, names: string[]): Promise<PictureWidths> {
  if (names.length === 0) return new Map();
  const rows = await db.select({ name: images.name, width: images.width }).from(images).where(inArray(images.name, names));
  return new Map(rows.map(({ name, width }) => [name, width]));
}

export const unsubscribeUrlOf = ({ config }: Pick<Tools, "config">, language: Language, token: string): string =>
  `${siteUrlOf(config)}${localPath("/newsletter/unsubscribe", language)}?token=${token}`;

export function issueMailComposers(tools: Tools): MailComposer[] {
  const { db } = tools;
  return [
    composeKind(
      issueMail,
      async ({ newsletterIssueId, newsletterSubscriberId }) => {
        const reader = await findReader(db, newsletterIssueId, newsletterSubscriberId);
        if (!reader || !(await mayEmail(db, reader.email))) {
          // Unsubscribed or opted out since: no mail, and it does not count as sent.
          await endDelivery(db, newsletterIssueId, newsletterSubscriberId, { state: "skipped", reason: "" });
          return undefined;
        }
        const { sending, email, name, language } = reader;
        const unsubscribeUrl = unsubscribeUrlOf(tools, language, await unsubscribeToken(db, newsletterSubscriberId));
        return composeIssue(tools, sending, { address: email, name, language, unsubscribeUrl });
      },
      async (tx, { newsletterIssueId, newsletterSubscriberId }, { state, attempt }) => {
        await endDelivery(tx, newsletterIssueId, newsletterSubscriberId, { state, reason: state === "sent" ? "" : (attempt.reason ?? "") });
        if (state === "failed") await noteBounce(tx, newsletterSubscriberId, attempt);
      },
    ),
    composeKind(trialMail, async ({ newsletterIssueId, userId, language }) => {
      const [user] = await db.select({ email: users.email, userName: users.userName }).from(users).where(eq(users.id, userId));
      const issue = await issues.find(db, newsletterIssueId);
      if (!user || !issue) return undefined;
      // A test has no subscriber, so its link does nothing.
      const unsubscribeUrl = unsubscribeUrlOf(tools, language, "0");
      const mail = await composeIssue(tools, issue, { address: user.email, name: user.userName, language, unsubscribeUrl });
      return { ...mail, subject: `${newsletterTexts[language].mails.issue.trial}: ${mail.subject}` };
    }),
  ];
}

async function findReader(db: Db, newsletterIssueId: number, newsletterSubscriberId: number) {
  const [row] = await db
    .select({
      sending: sendings,
      email: subscribers.email,
      name: subscribers.name,
      language: subscribers.language,
    })
    .from(subscribers)
    .innerJoin(sendings, eq(sendings.newsletterIssueId, newsletterIssueId))
    .where(
      and(
        eq(subscribers.newsletterSubscriberId, newsletterSubscriberId),
        eq(subscribers.state, "subscribed"),
        ne(sendings.state, "cancelled"),
      ),
    );
  return row;
}

type DeliveryEnd = Pick<typeof deliveries.$inferSelect, "reason"> & { state: "sent" | "failed" | "skipped" };

async function endDelivery(tx: Db, newsletterIssueId: number, newsletterSubscriberId: number, end: DeliveryEnd): Promise<void> {
  await tx
    .update(deliveries)
    .set({ ...end, endedAt: sql`now()` })
    .where(
      and(
        eq(deliveries.newsletterIssueId, newsletterIssueId),
        eq(deliveries.newsletterSubscriberId, newsletterSubscriberId),
        eq(deliveries.state, "queued"),
      ),
    );
}
