import { companyWays } from "#app/features/contact-ways/company-ways.ts";
import { findBookingPath } from "#app/features/officers/public/booking-path.server.ts";
import { loadEach } from "#app/features/pages/blocks/load-each.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { kind } from "./schema.ts";

export const load = loadEach(kind, async ({ db, log }, _props, { language, path, pageName }) => {
  const settings = await readSettings(db, language, log);
  const bookingPath = await findBookingPath(db, language, new Date());
  return companyWays({ settings, language, page: pageName, path, bookingPath });
});
