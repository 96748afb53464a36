import { expect, it } from "vitest";
import { officeHours, openingHoursOf, shownHours } from "./opening-hours.ts";
import { settings } from "./registry.ts";
import { defaultOf } from "./settings.server.ts";

const hoursIn = (language: "en" | "es") => ({
  "hours.weekdays": defaultOf(settings["hours.weekdays"], language),
  "hours.saturday": defaultOf(settings["hours.saturday"], language),
  "hours.sunday": defaultOf(settings["hours.sunday"], language),
  "hours.closedDays": "2026-12-25 Christmas Day",
});

const november = new Date("2026-11-20T19:00:00Z");

it("spec §9 the hours that the site comes with are the same for programs, in both languages", () => {
  const weekday = { opens: 510, closes: 1020 };
  const expected = {
    week: { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday, 6: { opens: 570, closes: 780 } },
    closedDays: [{ day: "2026-12-25", name: "Christmas Day" }],
  };
  expect(officeHours(hoursIn("en"))).toEqual(expected);
  expect(officeHours(hoursIn("es"))).toEqual(expected);
});

it("describes the hours to search engines, and the days without any", () => {
  expect(openingHoursOf(hoursIn("en"), november)).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:30", closes: "17:00" },
      { dayOfWeek: ["Saturday"], opens: "09:30", closes: "13:00" },
    ],
    specialOpeningHoursSpecification: [{ validFrom: "2026-12-25", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" }],
  });
  expect(openingHoursOf({ ...hoursIn("en"), "hours.weekdays": "By appointment", "hours.closedDays": "" }, november)).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: ["Saturday"] }],
    specialOpeningHoursSpecification: [],
  });
});

it("pages name the days without hours from today on, three months ahead", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-12-25", "2027-02-18", "2027-02-19", "2027-12-25"];
  const hours = { ...hoursIn("en"), "hours.closedDays": days.map((day) => `${day} Closed`).join("\n") };
  expect(shownHours(hours, november).closedDays.map(({ day }) => day)).toEqual(["2026-11-20", "2026-12-25", "2027-02-18"]);
  expect(officeHours(hours).closedDays).toHaveLength(days.length);
});
