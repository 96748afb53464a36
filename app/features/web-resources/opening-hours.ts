import { closedDaysIn, type DayHours, hoursIn, type OfficeHours } from "#lib/office-hours.ts";
import type { Settings } from "./settings.server.ts";

export type HoursSettings = Pick<Settings, "hours.weekdays" | "hours.saturday" | "hours.sunday" | "hours.closedDays">;

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** When the office is open, as far as its sentences say it. */
export function officeHours(settings: HoursSettings): OfficeHours {
  const [workday, saturday, sunday] = [settings["hours.weekdays"], settings["hours.saturday"], settings["hours.sunday"]].map(hoursIn);
  const days: Array<DayHours | undefined> = [sunday, workday, workday, workday, workday, workday, saturday];
  return {
    week: Object.fromEntries([...days.entries()].filter(([, hours]) => hours)),
    closedDays: closedDaysIn(settings["hours.closedDays"]),
  };
}

const specification = (when: object, { opens, closes }: DayHours) => ({
  "@type": "OpeningHoursSpecification",
  ...when,
  opens: clockTime(opens),
  closes: clockTime(closes),
});

/** The same for search engines. */
export function openingHoursOf(settings: HoursSettings) {
  const { week, closedDays } = officeHours(settings);
  const open = (dayOfWeek: string[], hours: DayHours | undefined) => (hours ? [specification({ dayOfWeek }, hours)] : []);
  return {
    openingHoursSpecification: [...open(weekdays, week[1]), ...open(["Saturday"], week[6]), ...open(["Sunday"], week[0])],
    specialOpeningHoursSpecification: closedDays.map(({ day }) =>
      specification({ validFrom: day, validThrough: day }, { opens: 0, closes: 0 }),
    ),
  };
}

const clockTime = (minutes: number) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
