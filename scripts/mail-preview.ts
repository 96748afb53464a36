import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { blogPostDefinition } from "#app/features/blog/posts/definition.server.ts";
import type { Notice } from "#app/features/drafts/mails/collect-notices.server.ts";
import { noticeMail } from "#app/features/drafts/mails/notice-mail.server.ts";
import { acknowledgementMail } from "#app/features/leads/mails/acknowledgement-mail.server.ts";
import { heldMail } from "#app/features/leads/mails/held-mail.server.ts";
import { leadMail } from "#app/features/leads/mails/lead-mail.server.ts";
import type { MailedMessage } from "#app/features/leads/mails/mailed-message.server.ts";
import { replyMail } from "#app/features/leads/mails/reply-mail.server.ts";
import { leadMailPurposes } from "#app/features/leads/texts/lead-mails.ts";
import { type WeekReport, weekMail } from "#app/features/reports/mails/weekly-mail-compose.server.ts";
import { settings } from "#app/features/settings/registry.ts";
import type { Setting } from "#app/features/settings/setting.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";
import { type Language, languages } from "#lib/translations.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";

const folder = join(projectRoot, process.argv[2] ?? "mail-preview");

const textsIn = (language: Language) =>
  Object.fromEntries(
    Object.entries<Setting>(settings).map(([key, setting]) => [key, (language === "es" && setting.es) || setting.default]),
  ) as Settings;

const messages: Record<Language, string> = {
  en: "Hi! We are looking at a house in West Jordan and would like to know what we need for a pre-approval.\n\nWe both work full time; I also drive on weekends. Is that a problem?\n\nThank you 🏡",
  es: "Buenas tardes. Mi esposo y yo queremos comprar nuestra primera casa en Kearns.\n\nÉl trabaja por su cuenta y declaramos con ITIN desde 2021. ¿Qué papeles necesitamos para empezar?\n\nMuchas gracias.",
};

const message = (language: Language): MailedMessage => ({
  contactMessageId: 1042,
  kind: "form",
  replyBy: null,
  name: "Ana Lucía Peña",
  email: "ana@example.com",
  phone: "(801) 555-0100",
  message: messages[language],
  language,
  page: language === "es" ? "/es/services/loan-officer/3/Jos%C3%A9" : "/contact-us",
  callTime: "afternoon",
  createdAt: new Date("2026-11-12T17:45:00Z"),
  state: "new",
  firstAnsweredAt: null,
  assignedOfficerId: null,
  consent: { text: "You agree that our office may reply by phone call or email.", language: "en", version: "1" },
  optOuts: [],
  officer: undefined,
});

const from = { name: "Umbral Home Loans", address: "site@example.com" };
const office = "office@example.com";
const officer = { name: "Marisol Hernández", email: "marisol@example.com", mailLanguage: "en" as const };
const to = { name: officer.name, address: officer.email };
const inboxUrl = "https://www.example.com/admin/contactuslist/1042";

const week: WeekReport = {
  week: "2026-11-09",
  last: { leads: 14, answered: 12, medianMinutes: 95, views: 3210, wayUses: 87 },
  before: { leads: 9, answered: 9, medianMinutes: 187, views: 2984, wayUses: 71 },
  overdue: 2,
  duePrograms: 1,
  topPages: [
    { path: "/", views: 1204 },
    { path: "/contact-us", views: 402 },
    { path: "/blog/immigration-status-and-home-loans", views: 310 },
  ],
};

const post = { definition: blogPostDefinition, id: 12, title: "Your first home", who: "Ana Peña", quote: null, text: "" };
const notices: Notice[] = [
  { ...post, kind: "waiting", parts: ["en", "es"], text: "The rates are new. Please check the second paragraph." },
  { ...post, id: 7, title: "What is an ITIN loan?", kind: "returned", parts: ["es"], text: "Falta decir que la tasa puede cambiar." },
  { ...post, id: 9, title: "Down payment help", kind: "published", parts: ["en"] },
  { ...post, kind: "comment", parts: ["en"], quote: "the lowest rate", text: "We can't promise this." },
];

mkdirSync(folder, { recursive: true });
for (const language of languages) {
  const sampleMessage = message(language);
  const officers: MailedMessage = { ...sampleMessage, officer, optOuts: ["call", "text"] };
  const mails: Record<string, Mail> = {
    ...Object.fromEntries(
      leadMailPurposes.map((purpose) => [
        purpose,
        leadMail({ purpose, language, message: officers, texts: textsIn(language), from, to, inboxUrl }),
      ]),
    ),
    week: weekMail({ language, texts: textsIn(language), from, to, numbersUrl: "https://www.example.com/admin/numbers", report: week }),
    acknowledgement: acknowledgementMail({ message: sampleMessage, texts: textsIn(language), from, office }),
    held: heldMail({
      texts: textsIn(language),
      from,
      to: { name: "Umbral Home Loans", address: office, language },
      messages: [{ ...sampleMessage, heldReason: "it was filled in faster than a person can; it contains a link" }],
      count: 3,
      siteUrl: "https://www.example.com",
    }),
    ...Object.fromEntries(
      [notices, notices.slice(0, 1)].map((some) => [
        some.length === 1 ? "draft-notice" : "draft-notices",
        noticeMail({
          userName: officer.name,
          email: officer.email,
          role: "editor",
          language,
          texts: textsIn(language),
          from,
          siteUrl: "https://www.example.com",
          notices: some,
        }),
      ]),
    ),
    reply: replyMail({
      language,
      texts: textsIn(language),
      from,
      to: { name: sampleMessage.name, address: sampleMessage.email },
      replyTo: to,
      subject: language === "es" ? "Su consulta: Primera casa" : "Your question: First home",
      body: language === "es" ? "Hola, Ana:\n\nCon gusto. ¿Le llamo mañana?" : "Hello Ana,\n\nGladly. May I call tomorrow?",
      signature: `${officer.name} · Loan Officer · NMLS# 1234567`,
      quote: { text: sampleMessage.message, at: sampleMessage.createdAt },
      references: [],
    }),
    "acknowledgement-officer": acknowledgementMail({ message: officers, texts: textsIn(language), from, office }),
  };
  for (const [name, { subject, html, text }] of Object.entries(mails)) {
    writeFileSync(join(folder, `${name}-${language}.html`), html);
    writeFileSync(join(folder, `${name}-${language}.txt`), `Subject: ${subject}\n\n${text}\n`);
  }
}
console.log(`The mails are in ${folder}`);
