import { html } from "hono/html";
import { mailTexts } from "#app/messages/mails.ts";
import type { Language } from "#lib/translations.ts";
import { logoMark } from "./logo.server.ts";

/** The settings in the header and footer of every mail. Composers read them with `readSettings`. */
export type LayoutTexts = Record<
  "company.name" | "company.nmls" | "legal.equalHousing" | "address.street" | "address.city" | "address.state" | "address.zip",
  string
>;

/** Markup; templates escape everything else. */
export type Html = ReturnType<typeof html>;

type Layout = { language: Language; texts: LayoutTexts; title: string; preheader: string; body: Html; footnote?: string | Html };

export const fontStack = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const displayStack = "Fraunces, Georgia, 'Times New Roman', serif";

/** For mail programs with dark mode; the others use the inline colors. */
const darkMode = html`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #191715 !important; }
    .card { background: #23201d !important; border-color: #3b3630 !important; }
    .ink { color: #f6efe4 !important; }
    .muted { color: #c3b7a6 !important; }
    .line { border-color: #3b3630 !important; }
    .quiet { background: #2d2925 !important; }
    .link { color: #f2b544 !important; }
  }
  @media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }`;

export const officeAddressLine = (texts: Omit<LayoutTexts, "company.name" | "company.nmls" | "legal.equalHousing">) =>
  `${texts["address.street"]}, ${texts["address.city"]}, ${texts["address.state"]} ${texts["address.zip"]}`;

export const companyLine = (texts: LayoutTexts, language: Language) =>
  `${texts["company.name"]} · ${mailTexts[language].nmls} ${texts["company.nmls"]} · ${texts["legal.equalHousing"]}`;

/** Tables and inline styles, because all mail programs support them. */
export function layout({ language, texts, title, preheader, body, footnote = "" }: Layout): string {
  const smallPrint = `font: 13px/1.55 ${fontStack}; color: #5f564c;`;
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${darkMode}</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: #fbf6ee;">
<div style="display: none; max-height: 0; overflow: hidden;">${preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background: #fbf6ee;">
<tr><td align="center" style="padding: 28px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px;">
<tr><td class="pad" style="background: #134e52; border-radius: 14px 14px 0 0; padding: 20px 32px; border-bottom: 4px solid #f2b544;">
<img src="${logoMark}" width="36" height="36" alt="" style="display: inline-block; vertical-align: middle; margin-right: 10px; border: 0;"><span style="font: 600 20px/1.3 ${displayStack}; color: #ffffff; vertical-align: middle;">${texts["company.name"]}</span>
</td></tr>
<tr><td class="card pad" style="background: #ffffff; border: 1px solid #e2d3bd; border-top: 0; border-radius: 0 0 14px 14px; padding: 32px;">
${body}
</td></tr>
<tr><td class="pad" style="padding: 20px 32px 0;">
<p class="muted" style="margin: 0; ${smallPrint}">${companyLine(texts, language)}<br>${officeAddressLine(texts)}</p>
${footnote === "" ? "" : html`<p class="muted" style="margin: 12px 0 0; ${smallPrint}">${footnote}</p>`}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  // No part is a promise, so the result is a string.
  return String(page);
}

export function button(label: string, url: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background: #a8431f; border-radius: 999px;">
<a href="${url}" style="display: inline-block; padding: 13px 26px; font: 600 16px/1 ${fontStack}; color: #ffffff; text-decoration: none;">${label}</a>
</td></tr></table>`;
}

export const heading = (text: string) =>
  html`<h1 class="ink" style="margin: 0 0 16px; font: 600 26px/1.25 ${displayStack}; color: #23201d;">${text}</h1>`;

export const paragraph = (content: string | Html) =>
  html`<p class="ink" style="margin: 0 0 16px; font: 16px/1.6 ${fontStack}; color: #23201d;">${content}</p>`;

export const link = (label: string, url: string) =>
  html`<a class="link" href="${url}" style="color: #a8431f; font-weight: 600;">${label}</a>`;

export const lines = (text: string) => html`${text.split("\n").map((line, index) => (index === 0 ? line : html`<br>${line}`))}`;
