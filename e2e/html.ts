import { plainText } from "#lib/plain-text.ts";

/** What a browser shows of the server's HTML. */
export const textOf = (html: string) => plainText(html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'"));

/** What is between the tags of every such element, of which none is within another. */
export const partsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inner = ""]) => inner);

export const textsOf = (html: string, tag: string) => partsOf(html, tag).map(textOf);

export const mainOf = (html: string) => partsOf(html, "main").join("");

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");

export const linksOf = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, tag = "", inner = ""]) => ({
    text: textOf(inner),
    href: attribute(tag, "href"),
    target: attribute(tag, "target"),
  }));

type Thing = { mainEntity?: Array<{ name: string }>; hasDefinedTerm?: object[] };

/** What the page tells machines. */
export const structuredDataOf = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = ""]) => JSON.parse(json));
