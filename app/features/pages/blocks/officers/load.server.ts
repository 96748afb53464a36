import { cardFields } from "#app/features/officers/public/loan-officer-card.tsx";
import { listAvailableOfficers } from "#app/features/officers/public/shown-officers.server.ts";
import { loadEach } from "#app/features/pages/blocks/load-each.server.ts";
import { officeDay } from "#lib/dates.ts";
import { pick } from "#lib/pick.ts";
import { kind } from "./schema.ts";

export const load = loadEach(kind, async ({ db, log }, { language: speaks, specialty, most }, { language, pageName }) => {
  const now = new Date();
  const officers = await listAvailableOfficers({ db, log }, language, { speaks, specialty }, now);
  return { officers: officers.slice(0, most).map((officer) => pick(officer, cardFields)), today: officeDay(now), pageName };
});
