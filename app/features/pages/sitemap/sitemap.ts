import { loanPaths } from "#app/features/pages/loan-pages.ts";
import { localPath } from "#lib/languages.ts";
import { type Language, languages } from "#lib/translations.ts";
import { xmlElement, xmlText } from "#lib/xml.ts";

export type SitemapEntry = { path: string; lastChange: Date | undefined; spanish: boolean };

/** Where each page of the content is shown. Calculators have no content of their own. */
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
  loans: "/loans",
  ...loanPaths,
  "can-i-buy": "/can-i-buy",
  "your-folder": "/your-folder",
  blog: "/blog",
  "privacy-policy": "/privacy-policy",
  "state-licensing": "/state-licensing",
  calculators: "/calculators",
  "monthly-payment": "/calculators/monthly-payment",
  "how-much-home": "/calculators/how-much-home",
  "cash-to-close": "/calculators/cash-to-close",
  refinance: "/calculators/refinance",
  "rent-or-buy": "/calculators/rent-or-buy",
};

/** A placeholder that stays reachable for those who know its address; there is nothing on it to find yet. */
export const unlistedPaths = ["/leadership-team"];

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
  const pageLanguages = languages.filter((language) => language === "en" || spanish);
  const link = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${xmlText(address(language))}"/>`;
  const alternates = spanish ? [...pageLanguages.map((language) => link(language, language)), link("x-default", "en")].join("") : "";
  const lastModified = xmlElement("lastmod", lastChange?.toISOString());
  return pageLanguages.map((language) => `<url>${xmlElement("loc", address(language))}${lastModified}${alternates}</url>`);
}

/** The admin and the API are no secret, but nothing to find either. */
export function robotsTxt(siteUrl: string): string {
  return ["User-agent: *", "Disallow: /admin", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
}
