import { readAttachedAnswers, readChosenState } from "#app/features/buying-guide/reads.server.ts";
import { attachedCalculationFrom } from "#app/features/calculators/public/attached-calculation.server.ts";
import type { AttachedCalculation } from "#app/features/leads/messages/attached-calculation.ts";
import { limitsOf } from "#app/features/settings/regulatory-limits.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";

/** What a URL brings to the contact form, and the answers of "Can I buy?" to pass on to other forms; empty if it has none. */
export async function readFormStart(services: { db: Db; log: Log }, query: URLSearchParams, settings: Settings, language: Language) {
  const attachedCalculation = await readAttachment(services, query, settings, language);
  const homeState = await readChosenState(services, query, language, new Date());
  const answers = attachedCalculation?.kind === "answers" ? (query.get("answers") ?? "") : "";
  return { start: { attachedCalculation, homeState }, answers };
}

/** The calculation or the answers of "Can I buy?" that a URL brings to a form. */
export async function readAttachment(
  services: { db: Db; log: Log },
  query: URLSearchParams,
  settings: Settings,
  language: Language,
): Promise<AttachedCalculation | undefined> {
  const now = new Date();
  const calculation = attachedCalculationFrom(query, limitsOf(settings, language, now), language, settings);
  return calculation ?? (await readAttachedAnswers(services, query, language, now));
}
