import { html } from "hono/html";
import type { Settings } from "#app/features/web-resources/settings.server.ts";
import { button, fontStack, type Html, heading, layout, lines, link, paragraph, phoneLink } from "#app/mail-kit/mail-layout.server.ts";
import { contactTexts } from "#app/messages/contact.ts";
import type { Address, Mail } from "#platform/mail/mail.server.ts";
import type { MailedMessage } from "./mailed-message.server.ts";

type Input = {
  message: MailedMessage;
  texts: Settings;
  from: Address;
  office: string;
  /** Where staff read it; unknown while the site does not know its own address. */
  inboxUrl: string | undefined;
};

const languageNames = { en: "English", es: "Spanish" };

const time = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", timeZone: "America/Denver" });

/** To the office, or to the officer with the office in copy. An answer to it goes to the visitor. */
export function officeMail({ message, texts, from, office, inboxUrl }: Input): Mail {
  const { officer } = message;
  const subject = `New message from ${message.name}${message.language === "es" ? " (in Spanish)" : ""}`;
  const addressLine = officer ? `For ${officer.name}, from the contact form.` : "From the contact form.";
  const facts = [
    ["Name", message.name, ""],
    ["Email", message.email, `mailto:${encodeURIComponent(message.email).replace("%40", "@")}`],
    ["Phone", message.phone, /\d{3}/.test(message.phone) ? phoneLink(message.phone) : ""],
    ...(message.callTime === "none" ? [] : [["Call", contactTexts.en.callTime.times[message.callTime], ""]]),
    ["Language", languageNames[message.language], ""],
    ...(message.page === "" ? [] : [["Page", message.page, ""]]),
    ["Received", `${time.format(message.createdAt)} (Utah)`, ""],
  ] as Array<[string, string, string]>;
  const answer = `Reply to this email to answer ${message.name}.`;
  const body = html`${heading(subject)}
${paragraph(addressLine)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 20px;">${facts.map(row)}</table>
<div class="quiet ink" style="background: #fbf6ee; border-left: 4px solid #f2b544; border-radius: 6px; padding: 16px 20px; margin: 0 0 20px; font: 16px/1.6 ${fontStack}; color: #23201d; overflow-wrap: anywhere;">${lines(message.message)}</div>
${paragraph(answer)}
${inboxUrl ? button("Open in the inbox", inboxUrl) : ""}`;
  const text = [
    subject,
    addressLine,
    "",
    ...facts.map(([label, value]) => `${label}: ${value}`),
    "",
    message.message,
    "",
    "--",
    answer,
    ...(inboxUrl ? [`Inbox: ${inboxUrl}`] : []),
  ].join("\n");
  const everyone = { name: texts["company.name"], address: office };
  return {
    from: { ...from, name: `${message.name} via ${from.name}` },
    to: [officer ? { name: officer.name, address: officer.email } : everyone],
    ...(officer && officer.email.toLowerCase() !== office.toLowerCase() && { cc: [everyone] }),
    replyTo: { name: message.name, address: message.email },
    subject,
    text,
    html: layout({ language: "en", texts, title: subject, preheader: message.message.slice(0, 120), body }),
  };
}

function row([label, value, url]: [string, string, string]): Html {
  const cell = "padding: 9px 0; border-bottom: 1px solid #e2d3bd; vertical-align: top;";
  return html`<tr>
<td class="muted line" width="96" style="${cell} font: 14px/1.5 ${fontStack}; color: #5f564c;">${label}</td>
<td class="ink line" style="${cell} font: 16px/1.5 ${fontStack}; color: #23201d; overflow-wrap: anywhere;">${url === "" ? value : link(value, url)}</td>
</tr>`;
}
