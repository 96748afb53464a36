import { officeDay } from "./dates.ts";
import { minutesNow } from "./office-hours.ts";
import { addDays, weekOf } from "./weeks.ts";

const eightOClock = 8 * 60;

/** From eight o'clock on Mondays at the office: today, and the Monday that last week began with. Nothing at any other time. */
export function findMondayMail(now: Date): { today: string; lastWeek: string } | undefined {
  const today = officeDay(now);
  if (weekOf(today) !== today || minutesNow(now) < eightOClock) return undefined;
  return { today, lastWeek: addDays(today, -7) };
}
