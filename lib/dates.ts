import type { Language } from "./translations.ts";

/** The office is in Utah: dates are in its time zone, wherever the server or the reader is. */
export const timeZone = "America/Denver";

const formatsWith = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat("en-US", options),
  es: new Intl.DateTimeFormat("es-US", options),
});

const dates = formatsWith({ dateStyle: "long", timeZone });
const times = formatsWith({ timeStyle: "short", timeZone });
const calendarDays = formatsWith({ dateStyle: "long", timeZone: "UTC" });
const shortDays = formatsWith({ dateStyle: "medium", timeZone: "UTC" });
const officeDays = new Intl.DateTimeFormat("en-CA", { timeZone });

export const longDate = (instant: Date, language: Language) => dates[language].format(instant);

/** The time on the office's clock, such as 4:05 PM. */
export const officeTime = (instant: Date, language: Language) => times[language].format(instant);

/** The day on the office's calendar, such as 2027-01-31. */
export const officeDay = (instant: Date) => officeDays.format(instant);

/** A calendar day such as 2026-11-20 in a short form: Nov 20, 2026. Other text is returned unchanged. */
export function shortDay(day: string, language: Language): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(midnight.getTime()) ? day : shortDays[language].format(midnight);
}

/** A calendar day such as 2027-01-31 in words. */
export const longDay = (day: string, language: Language) => calendarDays[language].format(new Date(`${day}T00:00:00Z`));
