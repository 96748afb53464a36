import type { Language } from "./translations.ts";

/** The office is in Utah: a date is the one on its wall, wherever the server or the reader stands. */
export const timeZone = "America/Denver";

const formats = {
  en: new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }),
  es: new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone }),
};

export const longDate = (instant: Date, language: Language) => formats[language].format(instant);

const times = {
  en: new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone }),
  es: new Intl.DateTimeFormat("es-US", { timeStyle: "short", timeZone }),
};

/** The time on the office's clock, such as 4:05 PM. */
export const officeTime = (instant: Date, language: Language) => times[language].format(instant);

const days = new Intl.DateTimeFormat("en-CA", { timeZone });

/** The day on the office's calendar, such as 2027-01-31. */
export const officeDay = (instant: Date) => days.format(instant);

const calendarDays = {
  en: new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone: "UTC" }),
};

const shortDays = {
  en: new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es-US", { dateStyle: "medium", timeZone: "UTC" }),
};

/** A day of the calendar, such as 2026-11-20, where there is little room: Nov 20, 2026. Text that is no day stays as it is. */
export function shortDay(day: string, language: Language): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(midnight.getTime()) ? day : shortDays[language].format(midnight);
}

/** A day of the calendar, such as 2027-01-31, in words. */
export const longDay = (day: string, language: Language) => calendarDays[language].format(new Date(`${day}T00:00:00Z`));
