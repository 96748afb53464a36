import { listDirectory } from "#app/features/officers/directory.server.ts";
import { type DirectoryFilter, noFilter } from "#app/features/officers/directory-search.ts";
import { canTakeLeads } from "#app/features/officers/officer-licenses.ts";
import { findActiveOfficer, type ShownOfficer } from "#app/features/officers/service.server.ts";
import type { Specialty } from "#app/features/officers/specialties.ts";
import { officeDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";

type Sources = { db: Db; log: Log };

/** Officers who may take clients today, in the order of the directory. */
export async function listAvailableOfficers(
  { db, log }: Sources,
  language: Language,
  filter: Partial<DirectoryFilter>,
  now: Date,
): Promise<ShownOfficer[]> {
  const officers = await listDirectory(db, log, language, { ...noFilter, ...filter }, now);
  return officers.filter((officer) => canTakeLeads(officer, officeDay(now)));
}

/** Those who work with a kind of loan; those who speak the reader's language come first. */
export async function listSpecialists(sources: Sources, specialty: Specialty, language: Language, now: Date): Promise<ShownOfficer[]> {
  const officers = await listAvailableOfficers(sources, language, { specialty }, now);
  const speaks = (officer: ShownOfficer) => officer.languagesSpoken.includes(language);
  return [...officers.filter(speaks), ...officers.filter((officer) => !speaks(officer))];
}

/** An officer to apply with: active and licensed today. */
export async function findApplicationOfficer(db: Db, id: number, language: Language, now: Date): Promise<ShownOfficer | undefined> {
  const officer = await findActiveOfficer(db, id, language);
  return officer && canTakeLeads(officer, officeDay(now)) ? officer : undefined;
}
