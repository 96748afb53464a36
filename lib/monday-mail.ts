import { officeDay } from "./dates.ts";
import { minutesNow } from "./office-hours.ts";
import { addDays, weekOf } from "./weeks.ts";

const eightOClock = 8 * 60;

/** On Mondays from 8 a.m. office time: today and the Monday of last week. */
export function findMondayMail(now: Date): { today: string; lastWeek: string } | undefined {
  const today = officeDay(now);
  if (weekOf(today) !== today || minutesNow(now) < eightOClock) return undefined;
  return { today, lastWeek: addDays(today, -7) };
}
