import { officeDay } from "#lib/dates.ts";

export type CalendarAddress = { month: string; view: "month" | "list" };

/** The calendar has at most the last so many publications of a month, and the first so many schedules. */
export const maxPublications = 500;
export const maxSchedules = 500;

/** The month and view of the calendar; this month if the address has none. */
export function parseCalendar(address: URLSearchParams, now = new Date()): CalendarAddress {
  const month = address.get("month") ?? "";
  return {
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : officeDay(now).slice(0, 7),
    view: address.get("view") === "list" ? "list" : "month",
  };
}

/** Such as 2026-12 for 2026-11 and 1. */
export function moveMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, Sunday first, as days such as 2026-11-20; undefined for days of another month. */
export function weeksOf(month: string): Array<Array<string | undefined>> {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const offset = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const weekCount = Math.ceil((offset + length) / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - offset + 1;
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, "0")}` : undefined;
    }),
  );
}
