import { asc, eq } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { assistancePrograms } from "./tables/assistance-programs.server.ts";

const { assistanceProgramId, name, operator, amount, status, validUntil, translations, searchText } = assistancePrograms;

const isPublished = eq(status, "published");

/** Includes programs past their last day, because the search caches the list. */
export const listSearchedPrograms = (db: Db, limit: number) =>
  db
    .select({ assistanceProgramId, name, operator, amount, translations, searchText, validUntil })
    .from(assistancePrograms)
    .where(isPublished)
    .orderBy(asc(name), asc(assistanceProgramId))
    .limit(limit);

/** The published programs and their last days, the earliest first. */
export const listProgramEnds = (db: Db) =>
  db
    .select({ assistanceProgramId, name, validUntil })
    .from(assistancePrograms)
    .where(isPublished)
    .orderBy(asc(validUntil), asc(assistanceProgramId));
