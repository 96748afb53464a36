import { html } from "hono/html";
import type { Settings } from "#app/features/settings/settings.server.ts";
import { button, companyLine, fontStack, heading, layout, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailTexts } from "#app/messages/mails.ts";
import { telephoneLink } from "#lib/telephone.ts";
import type { Address, Mail } from "#platform/mail/mail.server.ts";
import type { MailedMessage } from "./mailed-message.server.ts";

type Input = { message: MailedMessage; texts: Settings; from: Address; office: string };

/** Repeats only a plain name and number, so that no one can send a text to someone else's address through the form. */
export function acknowledgementMail({ message, texts, from, office }: Input): Mail {
  const { language, officer } = message;
  const text = mailTexts[language];
  const phone = texts["contact.phone"];
  const greetingLine = text.greeting(plainName(message.name));
  const receivedLine = officer ? text.receivedByOfficer(officer.name) : text.received;
  const answerLine = (message.replyBy === "email" ? text.answerByEmail : text.answer)(texts["contact.replyTime"]);
  const callBack = /^[\d\s()+.-]{7,25}$/.test(message.phone) ? text.callBack(message.phone) : "";
  const why = message.kind === "form" ? text.why : text.whyQuestion;
  const hours = [texts["hours.weekdays"], texts["hours.saturday"]];
  const english = language === "es" ? texts["legal.documentsInEnglish"] : "";
  const smallPrint = `font: 14px/1.6 ${fontStack}; color: #5f564c;`;
  const body = html`${heading(text.heading)}
${paragraph(greetingLine)}
${paragraph(receivedLine)}
${paragraph(answerLine)}
${callBack === "" ? "" : paragraph(callBack)}
<div class="quiet" style="background: #fbf6ee; border-radius: 10px; padding: 20px; margin: 8px 0 20px;">
<p class="ink" style="margin: 0 0 12px; font: 600 17px/1.4 ${fontStack}; color: #23201d;">${text.sooner}</p>
${button(text.call(phone), telephoneLink(phone))}
<p class="muted" style="margin: 14px 0 0; ${smallPrint}"><strong>${text.hours}</strong><br>${hours[0] ?? ""}<br>${hours[1] ?? ""}</p>
</div>
<p class="muted" style="margin: 0; ${smallPrint}">${text.careful}</p>
${english === "" ? "" : html`<p class="muted" style="margin: 12px 0 0; ${smallPrint}">${english}</p>`}`;
  const textLines = [greetingLine, "", receivedLine, answerLine, ...(callBack === "" ? [] : [callBack]), ""];
  return {
    from,
    to: [{ name: plainName(message.name), address: message.email }],
    replyTo: officer ? { name: officer.name, address: officer.email } : { name: texts["company.name"], address: office },
    subject: text.receivedSubject(texts["company.name"]),
    text: [
      ...textLines,
      `${text.sooner} ${text.call(phone)}`,
      `${text.hours}: ${hours.join("; ")}`,
      "",
      text.careful,
      ...(english === "" ? [] : ["", english]),
      "",
      "--",
      companyLine(texts, language),
      why,
    ].join("\n"),
    html: layout({ language, texts, title: text.heading, preheader: text.preheader, body, footnote: why }),
    // Asks out-of-office programs not to reply.
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}

/** Empty for anything but a name, so that the mail repeats no advertising. */
function plainName(name: string): string {
  return /^[\p{L}\p{M}'’. -]{1,40}$/u.test(name) && !/\.\p{L}/u.test(name) ? name : "";
}
