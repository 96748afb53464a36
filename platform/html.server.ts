import { setImmediate } from "node:timers/promises";
import sanitize from "sanitize-html";
import type { Translations } from "#lib/translations.ts";
import { limitHtml, spanishPath } from "./html-limits.server.ts";

/** One to sanitize, one to confirm, one to spare. */
const maxPasses = 3;

const options: sanitize.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "pre", "code"],
    ...["ul", "ol", "li", "strong", "b", "em", "i", "u", "s", "sub", "sup", "a", "img", "figure", "figcaption"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "title", "target", "rel"],
    img: ["src", "alt", "width", "height"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https"],
  allowedSchemesByTag: { a: ["http", "https", "mailto", "tel"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // A new tab must not get a reference to our page.
  transformTags: {
    h1: "h2",
    a: (tagName, attribs) => {
      const { target, rel, ...rest } = attribs;
      return { tagName, attribs: target === "_blank" ? { ...rest, target, rel: "noopener noreferrer" } : rest };
    },
  },
};

/** Sanitizes an editor's HTML. Idempotent, and the output is within the same limits, so that it can be saved again. `field` is for error messages. */
export function cleanHtml(html: string, field = "html"): string {
  return cleanWithin(html, limitHtml(field));
}

export function cleanWithin(html: string, limits: ReturnType<typeof limitHtml>): string {
  let safeHtml = html;
  for (let pass = 0; pass < maxPasses; pass++) {
    limits.refuseMuch(safeHtml);
    const next = sanitize(safeHtml, { ...options, ...limits.hooks() });
    if (next === safeHtml) return safeHtml;
    safeHtml = next;
  }
  throw limits.refusal({ en: "can't be made safe; please rewrite it", es: "no se puede limpiar de forma segura; escríbalo de nuevo" });
}

type WithSpanish = Record<string, unknown> & { translations?: Translations };

/** In characters: a longer text takes so long that other requests get a turn first. */
const longText = 20_000;

export async function cleanHtmlFields(values: WithSpanish, fields: string[]): Promise<WithSpanish> {
  const spanish = values.translations?.es;
  const ownTexts = await cleanTexts(values, fields, "");
  const translations = spanish && { ...values.translations, es: { ...spanish, ...(await cleanTexts(spanish, fields, spanishPath)) } };
  return { ...values, ...ownTexts, ...(translations ? { translations } : {}) };
}

async function cleanTexts(texts: Record<string, unknown>, fields: string[], path: string): Promise<Record<string, string>> {
  const cleanedTexts: Record<string, string> = {};
  for (const field of fields) {
    const html = texts[field];
    if (typeof html !== "string") continue;
    if (html.length > longText) await setImmediate();
    cleanedTexts[field] = cleanHtml(html, path + field);
  }
  return cleanedTexts;
}
