import { html } from "hono/html";
import type { Language } from "#lib/translations.ts";
import type { Address, Mail } from "#platform/mail/mail.server.ts";
import { button, heading as headingOf, type LayoutTexts, layout, lines, paragraph } from "./mail-layout.server.ts";

type Letter = {
  language: Language;
  texts: LayoutTexts;
  from: Address;
  to: string;
  toName?: string;
  subject: string;
  heading: string;
  greeting: string;
  /** Mail programs show the first one beside the subject. */
  paragraphs: string[];
  /** `textLine` is the plain text's line, where it is not the label and the address. */
  action?: { label: string; url: string; textLine?: string } | undefined;
};

/** A mail to staff with text and at most one button. */
export function composeLetter({ language, texts, from, to, toName = "", subject, heading, greeting, paragraphs, action }: Letter): Mail {
  const body = html`${headingOf(heading)}
${[greeting, ...paragraphs].map((text) => paragraph(lines(text)))}
${action ? button(action.label, action.url) : ""}`;
  const blocks = [greeting, ...paragraphs, ...(action ? [action.textLine ?? `${action.label}: ${action.url}`] : []), texts["company.name"]];
  return {
    from,
    to: [{ name: toName, address: to }],
    subject,
    text: blocks.join("\n\n"),
    html: layout({ language, texts, title: heading, preheader: paragraphs[0] ?? "", body }),
    // Asks out-of-office programs not to reply.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}
