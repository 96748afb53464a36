import { and, asc, eq } from "drizzle-orm";
import { images } from "#db/tables/images.server.ts";
import { loanOfficers } from "#db/tables/loan-officers.server.ts";
import { type Language, translated } from "#lib/translations.ts";
import { readThroughCache } from "#platform/content/content-cache.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import type { Actor } from "#platform/content/content-store.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import { stores } from "#platform/content/stores.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { LoanOfficerInput, LoanOfficerPatch } from "./schema.ts";

const officers = stores.loanofficer;

export type LoanOfficer = Awaited<ReturnType<typeof getOfficer>>;

/** Exactly what a visitor may see of an officer. */
const publicColumns = {
  loanOfficerId: loanOfficers.loanOfficerId,
  firstName: loanOfficers.firstName,
  lastName: loanOfficers.lastName,
  title: loanOfficers.title,
  subTitle: loanOfficers.subTitle,
  licenseNumber: loanOfficers.licenseNumber,
  phoneNumber: loanOfficers.phoneNumber,
  email: loanOfficers.email,
  description: loanOfficers.description,
  facebookUrl: loanOfficers.facebookUrl,
  instagramUrl: loanOfficers.instagramUrl,
  applyNowUrl: loanOfficers.applyNowUrl,
  image1: loanOfficers.image1,
  imageWidth: images.width,
  imageHeight: images.height,
  isActive: loanOfficers.isActive,
};

const inOrder = [asc(loanOfficers.sortOrder), asc(loanOfficers.lastName), asc(loanOfficers.loanOfficerId)];

function activeOfficers(db: Db) {
  return db
    .select({ ...publicColumns, translations: loanOfficers.translations })
    .from(loanOfficers)
    .leftJoin(images, eq(images.name, loanOfficers.image1));
}

function shown<Row extends Awaited<ReturnType<typeof activeOfficers>>[number]>(row: Row, language: Language) {
  const { translations: _, ...officer } = translated(row, language);
  return officer;
}

export type ShownOfficer = ReturnType<typeof shown>;

export async function listActiveOfficers(db: Db, language: Language, filterKey = ""): Promise<ShownOfficer[]> {
  const read = () =>
    activeOfficers(db)
      .where(and(eq(loanOfficers.isActive, true), hasWords(loanOfficers.searchText, filterKey)))
      .orderBy(...inOrder);
  const rows = await (filterKey === "" ? readThroughCache(db, "officers", read) : read());
  return rows.map((row) => shown(row, language));
}

export async function findActiveOfficer(db: Db, id: number, language: Language): Promise<ShownOfficer | undefined> {
  const officers = await listActiveOfficers(db, language);
  return officers.find((officer) => officer.loanOfficerId === id);
}

export function listOfficers(db: Db, filterKey: string): Promise<LoanOfficer[]> {
  return db
    .select(officers.columns)
    .from(loanOfficers)
    .where(hasWords(loanOfficers.searchText, filterKey))
    .orderBy(...inOrder);
}

export const getOfficer = (db: Db, id: number) => officers.get(db, id);

export function createOfficer(db: Db, input: LoanOfficerInput & Picture, actor: Actor) {
  return changeContent(db, (tx) => officers.create(tx, input, actor));
}

export function updateOfficer(db: Db, id: number, patch: LoanOfficerPatch & Picture, actor: Actor, version?: number) {
  return changeContent(db, (tx) => officers.update(tx, id, patch, actor, version));
}

export function deleteOfficer(db: Db, id: number, actor: Actor) {
  return changeContent(db, (tx) => officers.remove(tx, id, actor));
}

type Picture = { image1?: string | null };
