import { languageNames } from "#app/features/officers/language-names.ts";
import { findStoredOfficer } from "#app/features/officers/reads.server.ts";
import type { Language } from "#lib/translations.ts";
import type { Platform } from "#platform/platform.server.ts";

/** The officer who will answer a message, as the visitor sees it. */
export type Answerer = { firstName: string; languages: string };

/** Undefined if the team answers, or if the officer cannot be read, because the message was accepted all the same. */
export async function findAnswerer(
  { db, log }: Pick<Platform, "db" | "log">,
  officerId: number | null,
  language: Language,
): Promise<Answerer | undefined> {
  if (officerId === null) return undefined;
  const officer = await findStoredOfficer(db, officerId, language).catch((err: unknown) => {
    log.error({ err }, "The officer who will answer a message could not be read");
    return undefined;
  });
  return officer && { firstName: officer.firstName, languages: languageNames(officer.languagesSpoken, language) };
}
