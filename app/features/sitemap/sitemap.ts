import { localPath } from "#lib/languages.ts";
import { type Language, languages } from "#lib/translations.ts";
import { xmlElement, xmlText } from "#lib/xml.ts";

export type SitemapEntry = { path: string; lastChange: Date | undefined; spanish: boolean };

/** Where each page of the content is shown. The calculator has no content of its own. */
export const pagePaths: Record<string, string> = {
  home: "/",
  leadership: "/leadership",
  glossary: "/glossary",
  questions: "/questions",
  "find-a-loan-officer": "/services/find-a-loan-officer",
  "homebuying-process": "/services/homebuying-process",
  "refinance-information": "/services/refinance_information",
  "first-time-homebuyers": "/services/first-time-homebuyers",
  "contact-us": "/contact-us",
  blog: "/blog",
  "leadership-team": "/leadership-team",
  "privacy-policy": "/privacy-policy",
  "state-licensing": "/state-licensing",
  calculator: "/embed/mortgage-calculator",
};

export function sitemapXml(siteUrl: string, entries: SitemapEntry[]): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries.flatMap((entry) => urls(siteUrl, entry)),
    "</urlset>\n",
  ].join("\n");
}

/** Each language is an address of its own that names them all, itself included. */
function urls(siteUrl: string, { path, lastChange, spanish }: SitemapEntry): string[] {
  const address = (language: Language) => siteUrl + localPath(path, language);
  const spoken = languages.filter((language) => language === "en" || spanish);
  const link = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${xmlText(address(language))}"/>`;
  const alternates = spanish ? [...spoken.map((language) => link(language, language)), link("x-default", "en")].join("") : "";
  const changed = xmlElement("lastmod", lastChange?.toISOString());
  return spoken.map((language) => `<url>${xmlElement("loc", address(language))}${changed}${alternates}</url>`);
}

/** The admin and the API are no secret, but nothing to find either. */
export function robotsTxt(siteUrl: string): string {
  return ["User-agent: *", "Disallow: /admin", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
}
