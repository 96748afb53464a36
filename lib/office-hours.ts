import { officeDay, timeZone } from "./dates.ts";

/** In minutes after midnight; weekday 0 is Sunday. */
export type DayHours = { opens: number; closes: number };
type WeekHours = Partial<Record<number, DayHours>>;

/** A day with no hours or other hours than usual, such as 2026-12-25. */
type ClosedDay = { day: string; name: string; hours?: DayHours };

export type OfficeHours = { week: WeekHours; closedDays: ClosedDay[] };

/** `daysAhead` counts from today; `closedFor` is today's holiday. */
export type OfficeStatus =
  | { isOpen: true; closes: number }
  | { isOpen: false; opens: number; daysAhead: number; weekday: number; closedFor: string | undefined };

const timesOfDay = /\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s*m\b/gi;

/** Staff write the hours as a sentence; if it names two times, they can be computed with. */
export function hoursIn(sentence: string): DayHours | undefined {
  const [opens, closes, another] = [...sentence.matchAll(timesOfDay)].map(minutesOf);
  return opens === undefined || closes === undefined || another !== undefined || opens >= closes ? undefined : { opens, closes };
}

/** Whether the second of two times is earlier than the first. */
export const hasReversedTimes = (text: string): boolean =>
  text.split(/[;\n]/).some((part) => [...part.matchAll(timesOfDay)].length === 2 && hoursIn(part) === undefined);

function minutesOf([, hour = "", minute = "0", half = ""]: RegExpExecArray): number {
  return ((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + Number(minute);
}

/** One day a line: the date, then its name. Two times between them are that day's hours. */
export function closedDaysIn(text: string): ClosedDay[] {
  return text.split("\n").flatMap((line) => {
    const [, day = "", rest = ""] = /^(\d{4}-\d{2}-\d{2})\b(.*)$/.exec(line.trim()) ?? [];
    if (!isCalendarDay(day)) return [];
    const hours = hoursIn(rest);
    const lastTime = hours && [...rest.matchAll(timesOfDay)].at(-1);
    const name = rest.slice(lastTime ? lastTime.index + lastTime[0].length : 0).replace(/^[\s:.,–—-]+/, "");
    return [hours ? { day, name, hours } : { day, name }];
  });
}

/** Whether every non-empty line can be parsed. */
export const areClosedDays = (text: string) => closedDaysIn(text).length === text.split("\n").filter((line) => line.trim() !== "").length;

function isCalendarDay(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}

const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

export function minutesNow(now: Date): number {
  const [hour, minute] = clock.format(now).split(":").map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

export const dayAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);

/** Undefined without hours that can be computed with. */
export function officeStatus({ week, closedDays }: OfficeHours, now: Date): OfficeStatus | undefined {
  const today = officeDay(now);
  const exceptionOn = (day: Date) => closedDays.find((closed) => closed.day === day.toISOString().slice(0, 10));
  const todaysException = exceptionOn(dayAfter(today, 0));
  const closedFor = todaysException?.hours ? undefined : todaysException?.name;
  for (let daysAhead = 0; daysAhead <= 14; daysAhead++) {
    const day = dayAfter(today, daysAhead);
    const exception = exceptionOn(day);
    const hours = exception ? exception.hours : week[day.getUTCDay()];
    const minutes = daysAhead === 0 ? minutesNow(now) : -1;
    if (!hours || minutes >= hours.closes) continue;
    if (minutes >= hours.opens) return { isOpen: true, closes: hours.closes };
    return { isOpen: false, opens: hours.opens, daysAhead, weekday: day.getUTCDay(), closedFor };
  }
  return undefined;
}
