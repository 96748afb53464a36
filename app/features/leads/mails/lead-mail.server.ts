import { html } from "hono/html";
import { channelsAgreedTo } from "#app/features/leads/consent-channels.ts";
import type { ContactChannel } from "#app/features/leads/opt-outs.ts";
import { readablePath } from "#app/features/leads/readable-path.ts";
import { answerWayTexts, describeAnswerWay } from "#app/features/leads/texts/answer-ways.ts";
import { channelList } from "#app/features/leads/texts/channel-names.ts";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { type LeadMailPurpose, leadMailTexts } from "#app/features/leads/texts/lead-mails.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";
import { button, fontStack, type Html, heading, layout, lines, link, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { fullOfficeTime } from "#lib/dates.ts";
import { telephoneLink, textMessageLink, whatsAppLink } from "#lib/telephone.ts";
import type { Language } from "#lib/translations.ts";
import type { Address, Mail } from "#platform/mail/mail.server.ts";
import type { MailedMessage } from "./mailed-message.server.ts";

type Input = {
  purpose: LeadMailPurpose;
  /** Of the recipient. */
  language: Language;
  message: MailedMessage;
  texts: Settings;
  from: Address;
  to: Address;
  cc?: Address;
  /** Undefined while PUBLIC_URL is not set. */
  inboxUrl: string | undefined;
};

/** To staff, about a visitor's message. A reply to it goes to the visitor. */
export function leadMail({ purpose, language, message, texts, from, to, cc, inboxUrl }: Input): Mail {
  const text = leadMailTexts[language];
  const { subject: subjectOf, opening } = text[purpose];
  const visitor = message.name || text.aVisitor[message.kind];
  const subject = `${capitalize((purpose === "arrived" && arrivedSubject(message, language)) || subjectOf(visitor))}${language === "en" && message.language === "es" ? ` ${text.inSpanish}` : ""}`;
  const openingLine = opening(message.officer?.name, text.forms[message.kind]);
  // An officer who no longer handles a message does not get its content.
  const hasContent = purpose !== "handedOver";
  const facts = hasContent ? factsOf(message, language) : [];
  const mayWrite = hasContent && message.email !== "" && !message.optOuts.includes("email");
  const replyHint = mayWrite ? text.answer(message.name) : "";
  const answerLine = hasContent ? answerLineOf(message, language) : "";
  const warnings = hasContent ? message.optOuts.map((channel) => text.optOuts[channel]) : [];
  const consentLine = hasContent ? consentLineOf(message, language) : "";
  const body = html`${heading(subject)}
${paragraph(openingLine)}
${warnings.map(warning)}
${answerLine === "" ? "" : paragraph(html`<strong>${answerLine}</strong>`)}
${consentLine === "" ? "" : paragraph(consentLine)}
${hasContent ? messageCard(facts, message.message) : ""}
${mayWrite ? paragraph(replyHint) : ""}
${inboxUrl && hasContent ? button(text.openInbox, inboxUrl) : ""}`;
  const factLines = [
    ...warnings,
    ...(answerLine === "" ? [] : [answerLine]),
    ...(consentLine === "" ? [] : [consentLine]),
    "",
    ...facts.map(([label, value]) => `${label}: ${value}`),
    "",
    message.message,
    "",
    "--",
    replyHint,
  ];
  return {
    from: hasContent ? { ...from, name: `${capitalize(message.name || text.aVisitor.form)} via ${from.name}` } : from,
    to: [to],
    ...(cc && { cc: [cc] }),
    ...(mayWrite && { replyTo: { name: message.name, address: message.email } }),
    subject,
    text: [subject, openingLine, ...(hasContent ? factLines : []), ...(inboxUrl && hasContent ? [`${text.inbox}: ${inboxUrl}`] : [])].join(
      "\n",
    ),
    html: layout({ language, texts, title: subject, preheader: hasContent ? message.message.slice(0, 120) : openingLine, body }),
  };
}

const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Empty for a message with a name. */
function arrivedSubject(message: MailedMessage, language: Language): string {
  const { arrivedQuestion } = leadMailTexts[language];
  if (message.kind === "form" || message.name !== "") return "";
  const way = describeAnswerWay(message, language);
  return arrivedQuestion[message.kind](`${way.charAt(0).toLowerCase()}${way.slice(1)}`);
}

/** A question has one number or address, and its sender agreed to one way at most. */
function consentLineOf({ kind, phone, consent }: MailedMessage, language: Language): string {
  const text = leadMailTexts[language];
  const agreed = channelsAgreedTo(consent);
  if (kind === "question" && agreed.length > 0) return text.agreedOnlyTo(channelList(agreed, language));
  if (kind === "nameless" || (kind === "question" && phone === "")) return "";
  return agreed.includes("call") || agreed.includes("text") ? "" : text.noConsent;
}

function answerLineOf({ kind, replyBy, email, phone }: MailedMessage, language: Language): string {
  if (kind === "nameless") return leadMailTexts[language].onPage;
  return replyBy ? `${answerWayTexts[language].answerBy[replyBy]}: ${email || phone}` : "";
}

type Fact = [label: string, value: string, url: string];

function factsOf(message: MailedMessage, language: Language): Fact[] {
  const { facts, languages, utahTime } = leadMailTexts[language];
  const agreed = channelsAgreedTo(message.consent);
  const mayUse = (channel: ContactChannel) => agreed.includes(channel) && !message.optOuts.includes(channel);
  const mayWrite = !message.optOuts.includes("email");
  const phoneUrl = /\d{3}/.test(message.phone) ? phoneUrlOf(message, mayUse) : "";
  return [
    ...(message.name === "" ? [] : [[facts.name, message.name, ""] satisfies Fact]),
    ...(message.email === "" ? [] : [[facts.email, message.email, mayWrite ? mailLink(message.email) : ""] satisfies Fact]),
    ...(message.phone === "" ? [] : [[facts.phone, message.phone, phoneUrl] satisfies Fact]),
    ...(message.callTime === "none" ? [] : [callFact(message, language)]),
    ...(agreed.length === 0 ? [] : [[facts.agreedTo, channelList(agreed, language), ""] satisfies Fact]),
    [facts.language, languages[message.language], ""],
    ...(message.page === "" ? [] : [[facts.page, readablePath(message.page), ""] satisfies Fact]),
    [facts.received, `${fullOfficeTime(message.createdAt, language)} (${utahTime})`, ""],
  ];
}

const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;

function phoneUrlOf({ replyBy, phone }: MailedMessage, mayUse: (channel: ContactChannel) => boolean): string {
  if (replyBy === "whatsapp") return mayUse("whatsapp") ? whatsAppLink(phone) : "";
  if (replyBy === "sms") return mayUse("text") ? textMessageLink(phone) : "";
  return mayUse("call") ? telephoneLink(phone) : "";
}

function callFact({ kind, callTime }: MailedMessage, language: Language): Fact {
  const { facts } = leadMailTexts[language];
  if (kind === "form") return [facts.call, contactTexts[language].callTime.times[callTime], ""];
  return [facts.goodTimes, answerWayTexts[language].goodTimes[callTime], ""];
}

const messageCard = (facts: Fact[], text: string): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 20px;">${facts.map(row)}</table>
<div class="quiet ink" style="background: #fbf6ee; border-left: 4px solid #f2b544; border-radius: 6px; padding: 16px 20px; margin: 0 0 20px; font: 16px/1.6 ${fontStack}; color: #23201d; overflow-wrap: anywhere;">${lines(text)}</div>`;

/** The red is readable in dark mode too. */
const warning = (text: string): Html =>
  html`<p style="margin: 0 0 12px; padding: 10px 14px; border-radius: 6px; background: #a3221a; font: 600 15px/1.5 ${fontStack}; color: #ffffff;">${text}</p>`;

function row([label, value, url]: Fact): Html {
  const cell = "padding: 9px 0; border-bottom: 1px solid #e2d3bd; vertical-align: top;";
  return html`<tr>
<td class="muted line" width="96" style="${cell} font: 14px/1.5 ${fontStack}; color: #5f564c;">${label}</td>
<td class="ink line" style="${cell} font: 16px/1.5 ${fontStack}; color: #23201d; overflow-wrap: anywhere;">${url === "" ? value : link(value, url)}</td>
</tr>`;
}
