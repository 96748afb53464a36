import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import { maxLength } from "#app/features/leads/messages/check.ts";
import { lastKnownSettings } from "#app/features/settings/settings.server.ts";
import { staffOutageTexts } from "#app/messages/admin/outage.ts";
import { outageTexts } from "#app/messages/outage.ts";
import { officeTime } from "#lib/dates.ts";
import { languageOf, locales, localPath, preferredLanguage } from "#lib/languages.ts";
import { telephoneLink } from "#lib/telephone.ts";
import type { Language } from "#lib/translations.ts";
import type { FormOutcome } from "#platform/page-context.server.ts";
import type { ServerEnv } from "./request-info.ts";

/** Self-contained: other files may be unavailable too. */
const style = `
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: #fbf6ee; color: #23201d; font: 1.0625rem/1.6 system-ui, sans-serif }
header { padding: 1.25rem 1.5rem; background: #0d3639; color: #fffdf9; font-weight: 600 }
main { box-sizing: border-box; width: 100%; max-width: 42rem; margin: 0 auto; padding: 3rem 1.5rem; overflow-wrap: anywhere }
h1 { margin: 0 0 1rem; color: #0d3639; font: 600 1.9rem/1.25 Georgia, serif }
a { color: #a8431f; font-weight: 600; text-underline-offset: .2em }
.phone { display: inline-block; padding: .3rem 0; font-size: 1.35rem }
.button { display: inline-block; margin-top: 1.5rem; padding: .75rem 1.5rem; border-radius: 99px; background: #a8431f; color: #fff; text-decoration: none }
.button:hover { background: #86330f }
button { border: 0; font: inherit; font-weight: 600; cursor: pointer }
h2 { margin: 2rem 0 .5rem; color: #0d3639; font: 600 1.4rem/1.3 Georgia, serif }
:focus-visible { outline: 3px solid #134e52; outline-offset: 2px }
`;

const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
export const plainPageHeaders = { "Content-Security-Policy": policy, "Cache-Control": "no-store" };

const retryAfter = "30";

type Part = ReturnType<typeof html>;
type PageParts = { language: Language; brand: string; title: string; body: Part | Part[] };

/** A page that needs no other file. */
export const plainPage = ({ language, brand, title, body }: PageParts) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand}</title>
<style>${raw(style)}</style>
</head>
<body>
<header>${brand}</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;

/** For a page that can neither be rendered nor found in the cache. */
export function respondToOutage(c: Context<ServerEnv>): Response | Promise<Response> {
  const { address } = c.env.requestInfo;
  const content = address.kind === "admin" ? staffPage(c) : visitorsPage(c, languageOf(address.path));
  return c.html(content, 503, { ...plainPageHeaders, "Retry-After": retryAfter });
}

/** The result of a visitor's form, where its page cannot be rendered. */
export function respondToFormWithoutPage(
  c: Context<ServerEnv>,
  { status, headers, title, text }: FormOutcome,
): Response | Promise<Response> {
  const language = languageOf(c.env.requestInfo.address.path);
  const words = outageTexts[language];
  const { brand, phone } = knownOffice(c, language);
  const body = [
    html`<p>${text}</p>`,
    status === 200 ? html`` : html`<p>${words.back}</p>`,
    html`<p>${words.callInstead}<br>${phoneLink(phone)}</p>`,
    html`<a class="button" href="${localPath("/", language)}">${words.home}</a>`,
  ];
  return c.html(plainPage({ language, brand, title, body }), status as 200, { ...headers, ...plainPageHeaders });
}

/** For a form beyond the limits of a body, which is refused before anything reads it. */
export function respondToLargeForm(c: Context<ServerEnv>): Response | Promise<Response> {
  const language = languageOf(c.env.requestInfo.address.path);
  const { tooLarge: title, tooLargeText } = outageTexts[language];
  return respondToFormWithoutPage(c, {
    status: 413,
    headers: {},
    title,
    text: tooLargeText(maxLength.message.toLocaleString(locales[language])),
  });
}

/** What is known of the office, even without the database. */
export function knownOffice(c: Context<ServerEnv>, language: Language) {
  const settings = lastKnownSettings(c.var.platform.db, language);
  return { brand: settings["company.name"], phone: settings["contact.phone"] };
}

const phoneLink = (phone: string) => html`<a class="phone" href="${telephoneLink(phone)}">${phone}</a>`;

function visitorsPage(c: Context<ServerEnv>, language: Language) {
  const words = outageTexts[language];
  const { brand, phone } = knownOffice(c, language);
  const body = [html`<p>${words.text}</p>`, html`<p>${words.call}<br>${phoneLink(phone)}</p>`, retryLink(c, words.retry)];
  return plainPage({ language, brand, title: words.title, body });
}

/** The account and its language are unknown. */
function staffPage(c: Context<ServerEnv>) {
  const language = preferredLanguage(c.req.header("accept-language"));
  const words = staffOutageTexts[language];
  const { since } = c.var.platform.availability;
  const sentences = [since ? words.since(officeTime(since, language)) : words.unknownSince, words.visitors, words.typed, words.operator];
  const body = [...sentences.map((sentence) => html`<p>${sentence}</p>`), retryLink(c, words.retry)];
  return plainPage({ language, brand: `${knownOffice(c, language).brand} · Admin`, title: words.title, body });
}

function retryLink(c: Context<ServerEnv>, label: string) {
  const { path } = c.env.requestInfo.address;
  const isReading = c.req.method === "GET" || c.req.method === "HEAD";
  return isReading ? html`<a class="button" href="${path + new URL(c.req.url).search}">${label}</a>` : html``;
}
