import type { Language } from "./translations.ts";

export function languageOf(pathname: string): Language {
  return /^\/es(\/|$)/.test(pathname) ? "es" : "en";
}

/** The path as it is in English: the one that pages are known by. */
export function englishPath(pathname: string): string {
  return languageOf(pathname) === "es" ? pathname.slice(3) || "/" : pathname;
}

/** The same page in a language. Paths of other sites and fragments stay as they are. */
export function localPath(path: string, language: Language): string {
  if (language === "en" || !path.startsWith("/")) return path;
  return path === "/" ? "/es" : `/es${path}`;
}
