import type { Language } from "./translations.ts";

export function languageOf(pathname: string): Language {
  return /^\/es(\/|$)/.test(pathname) ? "es" : "en";
}

/** Each in its own language. */
export const languageNames: Record<Language, string> = { en: "English", es: "Español" };

/** US formats in both languages. */
export const locales: Record<Language, string> = { en: "en-US", es: "es-US" };

/** From `Accept-Language`; English by default. */
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

export function englishPath(pathname: string): string {
  return languageOf(pathname) === "es" ? pathname.slice(3) || "/" : pathname;
}

/** Files, the admin and the API have no Spanish path; a path that names a language keeps it. */
const unlocalizedPath = /^\/(?:\/|(?:es|admin|api|resources|assets)(?:[/?#]|$)|[^?#]*\.[a-z0-9]+(?:[?#]|$))/i;

/** The page in a language. Other sites' addresses and fragments are unchanged. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(?<=.)\/+$/, "");

export function localPath(path: string, language: Language): string {
  if (language === "en" || !path.startsWith("/") || unlocalizedPath.test(path)) return path;
  return /^\/(?=[?#]|$)/.test(path) ? `/es${path.slice(1)}` : `/es${path}`;
}

/** Today's paths of pages in a language, by an English path that they had or that differs from it. */
export type MovedPaths = Readonly<Record<string, string>>;

/** A relative link in content counts from the front page, whatever page shows it. */
export function contentPath(url: string, language: Language, moved: MovedPaths = {}): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/\/)/i.test(url)) return url;
  return localPath(currentPath(url.startsWith("/") ? url : `/${url}`, moved), language);
}

function currentPath(url: string, moved: MovedPaths): string {
  const [path = ""] = url.split(/[?#]/, 1);
  return Object.hasOwn(moved, path) ? moved[path] + url.slice(path.length) : url;
}

/** Content has English paths; its links follow the language of the page, and pages that have moved. */
export function localLinks(html: string, language: Language, moved: MovedPaths = {}): string {
  if (language === "en" && Object.keys(moved).length === 0) return html;
  return html.replace(
    /(<a\s[^>]*?href=")(\/[^"]*)"/gi,
    (_, before: string, path: string) => `${before}${contentPath(path, language, moved)}"`,
  );
}
