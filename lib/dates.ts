import type { Language } from "./translations.ts";

export const timeZone = "America/Denver";

const formatsWith = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat("en-US", options),
  es: new Intl.DateTimeFormat("es-US", options),
});

/** Formats times, alone or after a date, with the halves of the day as the opening hours have them: 4:05 pm, 4:05 p. m. */
export function timeFormat(options: Intl.DateTimeFormatOptions): (instant: Date, language: Language) => string {
  const formats = formatsWith(options);
  return (instant, language) =>
    formats[language]
      .format(instant)
      .replace(/(?<=\d)\s([ap])\.?\s?m\b\.?/i, (_, letter: string) => ` ${letter.toLowerCase()}${language === "es" ? ". m." : "m"}`);
}

const dates = formatsWith({ dateStyle: "long", timeZone });
const calendarDays = formatsWith({ dateStyle: "long", timeZone: "UTC" });
const shortDays = formatsWith({ dateStyle: "medium", timeZone: "UTC" });
const officeDays = new Intl.DateTimeFormat("en-CA", { timeZone });

export const longDate = (instant: Date, language: Language) => dates[language].format(instant);

export const officeTime = timeFormat({ timeStyle: "short", timeZone });

/** Such as Wednesday, November 18, 2026 at 4:05 pm. */
export const fullOfficeTime = timeFormat({ dateStyle: "full", timeStyle: "short", timeZone });

let lastMinute = { minute: Number.NaN, day: "" };

/** Such as 2027-01-31. Every page asks for it several times, and no day begins within a minute. */
export function officeDay(instant: Date): string {
  const minute = Math.floor(instant.getTime() / 60_000);
  if (minute !== lastMinute.minute) lastMinute = { minute, day: officeDays.format(instant) };
  return lastMinute.day;
}

/** The last millisecond of an office day, such as 2027-01-31. */
export function endOfOfficeDay(day: string): Date {
  // Midnight in the mountain time zone is 6:00 or 7:00 UTC.
  const nextDay = Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000;
  const lastMoments = [7, 6].map((hours) => new Date(nextDay + hours * 3_600_000 - 1));
  return lastMoments.find((moment) => officeDay(moment) === day) ?? new Date(nextDay);
}

/** Such as Nov 20, 2026. Text that is not a day is returned unchanged. */
export function shortDay(day: string, language: Language): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(midnight.getTime()) ? day : shortDays[language].format(midnight);
}

export const longDay = (day: string, language: Language) => calendarDays[language].format(new Date(`${day}T00:00:00Z`));
