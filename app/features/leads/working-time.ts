import { officeHours } from "#app/features/settings/opening-hours.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";
import { officeDay } from "#lib/dates.ts";
import { type DayHours, dayAfter, minutesNow, type OfficeHours } from "#lib/office-hours.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function hoursOn({ week, closedDays }: OfficeHours, day: string): DayHours | undefined {
  const exception = closedDays.find((closed) => closed.day === day);
  return exception ? exception.hours : week[dayAfter(day, 0).getUTCDay()];
}

/** The instant of a local time in Utah, which is six or seven hours behind UTC. */
function instantOn(day: string, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const [summer, winter] = [new Date(asUtc + 6 * hourMs), new Date(asUtc + 7 * hourMs)];
  return officeDay(summer) === day && minutesNow(summer) === minutes ? summer : winter;
}

/** An office that is closed for longer has no usable hours. */
const maxDays = 366;

/** Counts opening hours; without usable hours, every minute. */
export function addWorkingMinutes(hours: OfficeHours, from: Date, minutes: number): Date {
  const today = officeDay(from);
  let minutesLeft = minutes;
  for (let ahead = 0; ahead < maxDays; ahead++) {
    const day = dayAfter(today, ahead).toISOString().slice(0, 10);
    const open = hoursOn(hours, day);
    if (!open) continue;
    const start = ahead === 0 ? Math.max(open.opens, minutesNow(from)) : open.opens;
    if (start + minutesLeft <= open.closes) return instantOn(day, start + minutesLeft);
    minutesLeft -= Math.max(0, open.closes - start);
  }
  return new Date(from.getTime() + minutes * minuteMs);
}

/** Whether the office has opened today; without usable hours it is always open. */
export function hasOpened(hours: OfficeHours, now: Date): boolean {
  if (Object.keys(hours.week).length === 0) return true;
  const open = hoursOn(hours, officeDay(now));
  return open !== undefined && minutesNow(now) >= open.opens;
}

export const answerDue = (settings: Settings, from: Date): Date =>
  addWorkingMinutes(officeHours(settings), from, Number(settings["leads.answerHours"]) * 60);

export function dueTimes(settings: Settings, from: Date) {
  const answerDueAt = answerDue(settings, from);
  return { answerDueAt, nextReminderAt: answerDueAt };
}
