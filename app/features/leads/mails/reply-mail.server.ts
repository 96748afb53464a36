import { html } from "hono/html";
import type { Settings } from "#app/features/settings/settings.server.ts";
import { companyLine, fontStack, layout, lines, link, officeAddressLine, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailTexts } from "#app/messages/mails.ts";
import { longDate } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import type { Address, Mail } from "#platform/mail/mail.server.ts";

export type Quote = { text: string; at: Date };

type Input = {
  language: Language;
  texts: Settings;
  from: Address;
  to: Address;
  replyTo: Address;
  subject: string;
  body: string;
  signature: string;
  quote: Quote;
  /** Message-IDs, oldest first. */
  references: string[];
};

const quoteLength = 2000;

export function replyMail({ language, texts, from, to, replyTo, subject, body, signature, quote, references }: Input): Mail {
  const text = mailTexts[language];
  const quotedText = quote.text.length > quoteLength ? `${quote.text.slice(0, quoteLength)} …` : quote.text;
  const wroteLine = text.wrote(longDate(quote.at, language));
  const english = language === "es" ? [texts["legal.documentsInEnglish"]] : [];
  const smallPrint = [text.careful, ...english, text.whyReply];
  const quietText = `font: 14px/1.6 ${fontStack}; color: #5f564c;`;
  const inReplyTo = references.at(-1);
  return {
    from,
    to: [to],
    replyTo,
    subject,
    text: [
      body,
      "",
      ...(signature === "" ? [] : [signature, ""]),
      wroteLine,
      ...quotedText.split("\n").map((line) => `> ${line}`),
      "",
      "--",
      companyLine(texts, language),
      officeAddressLine(texts),
      ...smallPrint,
    ].join("\n"),
    html: layout({
      language,
      texts,
      title: subject,
      preheader: body.slice(0, 120),
      body: html`${body.split(/\n{2,}/).map((part) => paragraph(withLinks(part)))}
${signature === "" ? "" : paragraph(signature)}
<p class="muted" style="margin: 24px 0 8px; ${quietText}">${wroteLine}</p>
<blockquote class="muted line" style="margin: 0; padding: 0 0 0 14px; border-left: 3px solid #e2d3bd; ${quietText} overflow-wrap: anywhere;">${lines(quotedText)}</blockquote>`,
      footnote: smallPrint.join(" "),
    }),
    ...(inReplyTo && { inReplyTo, references }),
  };
}

const webAddress = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'])/;

function withLinks(part: string) {
  return html`${part.split(webAddress).map((piece, index) => (index % 2 === 1 ? link(piece, piece) : lines(piece)))}`;
}
