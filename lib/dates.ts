import type { Language } from "./translations.ts";

/** The office is in Utah: a date is the one on its wall, wherever the server or the reader stands. */
export const timeZone = "America/Denver";

const formats = {
  en: new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }),
  es: new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone }),
};

export const longDate = (instant: Date, language: Language) => formats[language].format(instant);
