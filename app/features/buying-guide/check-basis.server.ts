import { amountsOf } from "#app/features/calculators/kit/program-limits.ts";
import { itinOfferOf } from "#app/features/itin/itin-offer.ts";
import { listLicensedStates } from "#app/features/officers/public/licensed-states.server.ts";
import { limitsOf } from "#app/features/settings/regulatory-limits.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { CheckBasis } from "./check-basis.ts";
import { moneyFigureKeys } from "./money-needed.ts";

/** The states are in the order of their names in this language. */
export async function readCheckBasis({ db, log }: { db: Db; log: Log }, language: Language, now: Date): Promise<CheckBasis> {
  const settings = await readSettings(db, language, log);
  const states = await listLicensedStates(db, language, now);
  return {
    itinOffer: itinOfferOf(settings),
    figures: amountsOf(moneyFigureKeys, limitsOf(settings, language, now)),
    otherStates: states.flatMap(({ state }) => (state === "UT" ? [] : [state])),
  };
}
