import { loadEach } from "#app/features/pages/blocks/load-each.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { officeDay } from "#lib/dates.ts";
import { closedDaysIn } from "#lib/office-hours.ts";
import { kind } from "./schema.ts";

const daysShown = 5;

export const load = loadEach(kind, async ({ db, log }, _props, { language }) => {
  const settings = await readSettings(db, language, log);
  const today = officeDay(new Date());
  const lines = [settings["hours.weekdays"], settings["hours.saturday"], settings["hours.sunday"]].filter((line) => line.trim() !== "");
  const exceptions = closedDaysIn(settings["hours.closedDays"])
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(0, daysShown);
  return { lines, exceptions };
});
