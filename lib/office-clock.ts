import { officeDay, officeTime, shortDay, timeZone } from "./dates.ts";
import type { Language } from "./translations.ts";

const wallClock = new Intl.DateTimeFormat("en-CA", {
  timeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});
const zoneNames = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" });

const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The office's wall clock at an instant, as a `datetime-local` input has it, such as 2026-11-20T08:00. */
export function officeClock(instant: Date): string {
  const parts = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year?.padStart(4, "0")}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/**
 * The instants at which the office's wall clock shows a time, earliest first: none in the hour that is skipped in spring, two in the
 * hour that is repeated in the fall, and none for text that is no time.
 */
export function instantsAt(local: string): Date[] {
  const asUtc = localPattern.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return [];
  // Mountain Time is six hours behind UTC in summer and seven in winter.
  return [6, 7].map((hours) => new Date(asUtc + hours * 3_600_000)).filter((instant) => officeClock(instant) === local);
}

/** MST or MDT. */
export const zoneNameAt = (instant: Date): string =>
  zoneNames.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";

/** Such as Nov 20, 8:00 am MST; with the year if it is not this one. */
export function officeMoment(instant: Date, language: Language, now = new Date()): string {
  const day = officeDay(instant);
  const isThisYear = day.slice(0, 4) === officeDay(now).slice(0, 4);
  const shown = isThisYear ? dayAndMonth[language].format(new Date(`${day}T00:00:00Z`)) : shortDay(day, language);
  return `${shown}, ${officeTime(instant, language)} ${zoneNameAt(instant)}`;
}

const dayAndMonth: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }),
  es: new Intl.DateTimeFormat("es-US", { month: "short", day: "numeric", timeZone: "UTC" }),
};
