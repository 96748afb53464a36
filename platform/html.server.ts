import sanitize from "sanitize-html";
import type { Translations } from "#lib/translations.ts";

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
  // A link that opens a new tab must not hand it the page it came from.
  transformTags: {
    h1: "h2",
    a: (tagName, attribs) => {
      const { target, rel, ...rest } = attribs;
      return { tagName, attribs: target === "_blank" ? { ...rest, target, rel: "noopener noreferrer" } : rest };
    },
  },
};

/** What an editor writes, without anything that could run. Cleaning twice equals cleaning once. */
export function cleanHtml(html: string): string {
  const once = sanitize(html, options);
  const twice = sanitize(once, options);
  return once === twice ? once : cleanHtml(twice);
}

type WithSpanish = Record<string, unknown> & { translations?: Translations };

/** The same values with the named fields cleaned, in English and in Spanish. */
export function cleanHtmlFields(values: WithSpanish, fields: string[]): WithSpanish {
  const cleaned = (texts: Record<string, unknown>) => {
    const dirty = fields.flatMap((field) => (typeof texts[field] === "string" ? [[field, cleanHtml(texts[field])] as const] : []));
    return Object.fromEntries(dirty);
  };
  const spanish = values.translations?.es;
  const translations = spanish && { ...values.translations, es: { ...spanish, ...cleaned(spanish) } };
  return { ...values, ...cleaned(values), ...(translations ? { translations } : {}) };
}
