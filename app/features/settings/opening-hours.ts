import { officeDay } from "#lib/dates.ts";
import { closedDaysIn, type DayHours, dayAfter, type OfficeHours } from "#lib/office-hours.ts";
import { oncePerObject } from "#lib/once-per-object.ts";
import { dayName, plansIn } from "./hours-sentence.ts";
import type { Settings } from "./settings.server.ts";

export type HoursSettings = Pick<Settings, "hours.weekdays" | "hours.saturday" | "hours.sunday" | "hours.closedDays">;

/** The days in each sentence about opening hours; 0 is Sunday. */
export const sentenceDays = { "hours.weekdays": [1, 2, 3, 4, 5], "hours.saturday": [6], "hours.sunday": [0] } as const;

const sentenceKeys = ["hours.weekdays", "hours.saturday", "hours.sunday"] as const;

/** When the office is open, as far as its sentences say it: every page asks, and reading sentences takes a while. */
export const officeHours = oncePerObject((settings: HoursSettings): OfficeHours => {
  const week = sentenceKeys.flatMap((key) => {
    const plans = plansIn(settings[key], sentenceDays[key]) ?? [];
    return sentenceDays[key].flatMap((day, index) => (plans[index] ? [[day, plans[index]] as const] : []));
  });
  return { week: Object.fromEntries(week), closedDays: closedDaysIn(settings["hours.closedDays"]) };
});

/** Further ahead than any status looks, and pages are rendered again long before. */
const shownDaysAhead = 90;

/** The same with the exceptions of the next months alone, because every page carries them. */
export function shownHours(settings: HoursSettings, now: Date): OfficeHours {
  const { week, closedDays } = officeHours(settings);
  const today = officeDay(now);
  const lastDay = dayAfter(today, shownDaysAhead).toISOString().slice(0, 10);
  return { week, closedDays: closedDays.filter(({ day }) => day >= today && day <= lastDay) };
}

const specification = (when: object, { opens, closes }: DayHours) => ({
  "@type": "OpeningHoursSpecification",
  ...when,
  opens: timeText(opens),
  closes: timeText(closes),
});

/** The same for search engines. */
export function openingHoursOf(settings: HoursSettings, now: Date) {
  const { week, closedDays } = shownHours(settings, now);
  const daysByHours = Map.groupBy(
    [1, 2, 3, 4, 5, 6, 0].filter((day) => week[day]),
    (day) => JSON.stringify(week[day]),
  );
  return {
    openingHoursSpecification: [...daysByHours].map(([hours, days]) =>
      specification({ dayOfWeek: days.map((day) => dayName(day, "en")) }, JSON.parse(hours)),
    ),
    specialOpeningHoursSpecification: closedDays.map(({ day, hours = { opens: 0, closes: 0 } }) =>
      specification({ validFrom: day, validThrough: day }, hours),
    ),
  };
}

/** A time of day as machines read it: 08:30. */
export const timeText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
