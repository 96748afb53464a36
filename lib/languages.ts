import type { Language } from "./translations.ts";

export function languageOf(pathname: string): Language {
  return /^\/es(\/|$)/.test(pathname) ? "es" : "en";
}

/** Each in its own words, so that whoever reads only one of them finds it. */
export const languageNames: Record<Language, string> = { en: "English", es: "Español" };

/** How dates and numbers are written: as in the United States, in either language. */
export const locales: Record<Language, string> = { en: "en-US", es: "es-US" };

/** The language that a browser asks for by `Accept-Language`; English if it asks for neither. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  let preferred: { language: Language; weight: number } = { language: "en", weight: 0 };
  for (const [, tag, weight = "1"] of (acceptLanguage ?? "")
    .slice(0, 500)
    .matchAll(/(?:^|,)\s*(en|es)\b(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+))?/gi)) {
    const language = tag?.toLowerCase() === "es" ? "es" : "en";
    if (Number(weight) > preferred.weight) preferred = { language, weight: Number(weight) };
  }
  return preferred.language;
}

/** The path as it is in English: the one that pages are known by. */
export function englishPath(pathname: string): string {
  return languageOf(pathname) === "es" ? pathname.slice(3) || "/" : pathname;
}

/** Files, the admin and the API exist once; a path that already says its language keeps it. */
const unlocalisedPath = /^\/(?:\/|(?:es|admin|api|resources|assets)(?:[/?#]|$)|[^?#]*\.[a-z0-9]+(?:[?#]|$))/i;

/** The same page in a language. Paths of other sites and fragments stay as they are. */
export function localPath(path: string, language: Language): string {
  if (language === "en" || !path.startsWith("/") || unlocalisedPath.test(path)) return path;
  return /^\/(?=[?#]|$)/.test(path) ? `/es${path.slice(1)}` : `/es${path}`;
}

/** Where a link that staff wrote leads: a relative path counts from the front page, whatever page it stands on. */
export function contentPath(url: string, language: Language): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/\/)/i.test(url)) return url;
  return localPath(url.startsWith("/") ? url : `/${url}`, language);
}

/** Content is written once with English paths; its links stay in the language of the page that shows it. */
export function localLinks(html: string, language: Language): string {
  if (language === "en") return html;
  return html.replace(/(<a\s[^>]*?href=")(\/[^"]*)"/gi, (_, before: string, path: string) => `${before}${localPath(path, language)}"`);
}
