import { officeDay } from "./dates.ts";

const dayMs = 86_400_000;
const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** A day of the calendar so many days later. */
export const addDays = (day: string, days: number) => new Date(atNoon(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the week that a day lies in. */
export const weekOf = (day: string) => addDays(day, -((new Date(atNoon(day)).getUTCDay() + 6) % 7));

/** The weeks of the office's calendar up to the one that is under way, oldest first, each by its Monday. */
export function lastWeeks(now: Date, count: number): string[] {
  const thisWeek = weekOf(officeDay(now));
  return Array.from({ length: count }, (_, index) => addDays(thisWeek, 7 * (index + 1 - count)));
}
