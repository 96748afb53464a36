import { locales } from "#lib/languages.ts";
import { currentLanguage } from "#lib/localize.ts";
import type { Language } from "#lib/translations.ts";
import { useBrowserValue } from "./hydrated.ts";

const formatIn = (language: Language) => new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeStyle: "short" });
const formats = { en: formatIn("en"), es: formatIn("es") };

export const localTime = (instant: string) => formats[currentLanguage()].format(new Date(instant));

/** In the reader's time zone, which only the browser knows. */
export function When({ at }: { at: string }) {
  const text = useBrowserValue(() => localTime(at), at.slice(0, 10));
  return <time dateTime={at}>{text}</time>;
}
