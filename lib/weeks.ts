import { officeDay } from "./dates.ts";

const dayMs = 86_400_000;
const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`);

export const addDays = (day: string, days: number) => new Date(atNoon(day) + days * dayMs).toISOString().slice(0, 10);

export const weekOf = (day: string) => addDays(day, -((new Date(atNoon(day)).getUTCDay() + 6) % 7));

/** Oldest first, each by its Monday, the current week last. */
export function lastWeeks(now: Date, count: number): string[] {
  const thisWeek = weekOf(officeDay(now));
  return Array.from({ length: count }, (_, index) => addDays(thisWeek, 7 * (index + 1 - count)));
}
