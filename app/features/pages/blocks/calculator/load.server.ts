import { loadEach } from "#app/features/pages/blocks/load-each.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { kind } from "./schema.ts";

/** Staff edit the names of the calculators. */
export const load = loadEach(kind, async ({ db, log }, { calculator }, { language }) => {
  const settings = await readSettings(db, language, log);
  return { name: settings[`text.calculator.${calculator}.heading`], lead: settings[`text.calculator.${calculator}.lead`] };
});
