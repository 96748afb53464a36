import { asc, sql } from "drizzle-orm";
import type { BulkRecord } from "#lib/bulk.ts";
import { AppError } from "#lib/errors.ts";
import type { PictureFocus } from "#lib/picture-focus.ts";
import { findRows } from "#lib/search-text.ts";
import { type Language, translateRow, withoutTranslations } from "#lib/translations.ts";
import { changeEach, type Transact } from "#platform/content/change-each.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { publicColumnsOf } from "#platform/content/definition.server.ts";
import { lastPosition, moveRecord } from "#platform/content/move-record.server.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readAsJson } from "#platform/database/read-as-json.server.ts";
import { pictureSize } from "#platform/images/images.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { focusPicture } from "#platform/images/upload.server.ts";
import { loanOfficerDefinition } from "./definition.server.ts";
import { emptyLicense } from "./officer-licenses.ts";
import type { LoanOfficerInput, LoanOfficerPatch } from "./schema.ts";
import { loanOfficers } from "./tables/loan-officers.server.ts";

const officers = contentStore(loanOfficerDefinition);

export type LoanOfficer = Awaited<ReturnType<typeof getOfficer>>;

const inOrder = [asc(loanOfficers.sortOrder), asc(loanOfficers.lastName), asc(loanOfficers.loanOfficerId)];

async function activeOfficers(db: Db) {
  const { translations, searchText, image1, isActive } = loanOfficers;
  const columns = { ...publicColumnsOf(loanOfficerDefinition), translations, searchText };
  const from = sql`${loanOfficers} left join ${images} on ${images.name} = ${image1} where ${isActive}`;
  return (await readAsJson(db, { officers: { columns, joined: pictureSize, from, orderBy: inOrder } })).officers;
}

type OfficerRow = Awaited<ReturnType<typeof activeOfficers>>[number];

const toPublicOfficer = ({ searchText: _, ...officer }: OfficerRow, language: Language) =>
  withoutTranslations(translateRow(officer, language));

export type ShownOfficer = ReturnType<typeof toPublicOfficer>;

/** Searched in memory: they are few and cached. */
export async function listActiveOfficers(db: Db, language: Language, filterKey = ""): Promise<ShownOfficer[]> {
  const rows = await readThroughCache(db, "officers", async () => activeOfficers(db));
  const matches = filterKey === "" ? rows : findRows(rows, filterKey, ({ searchText }) => searchText);
  return matches.map((row) => toPublicOfficer(row, language));
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

/** The same, which no one else can change until the transaction ends. */
export const lockOfficer = (tx: Db, id: number) => officers.lock(tx, id);

/** Without a position, a new officer comes last; without licenses, the number given is of the office's state. */
export function createOfficer(db: Db, { imageFocus, ...input }: LoanOfficerInput & Picture, actor: Actor) {
  return changeContent(db, async (tx) => {
    refuseImpossibleAbsence(input);
    const sortOrder = input.sortOrder ?? (await lastPosition(tx, loanOfficers.sortOrder));
    const licenses = input.licenses ?? [{ ...emptyLicense, number: input.licenseNumber }];
    const officer = await officers.create(tx, { ...input, sortOrder, licenses }, actor);
    await focusPicture(tx, officer.image1, imageFocus);
    return officer;
  });
}

export function updateOfficer(db: Db, id: number, { imageFocus, ...patch }: LoanOfficerPatch & Picture, actor: Actor, version?: number) {
  return changeContent(db, async (tx) => {
    const officer = await officers.update(tx, id, patch, actor, version);
    refuseImpossibleAbsence(officer);
    await focusPicture(tx, officer.image1, imageFocus);
    return officer;
  });
}

type Absence = Pick<LoanOfficerPatch, "awayFrom" | "awayUntil" | "deputyOfficerId"> & { loanOfficerId?: number };

function refuseImpossibleAbsence({ loanOfficerId, awayFrom, awayUntil, deputyOfficerId }: Absence): void {
  if (awayFrom && awayUntil && awayUntil < awayFrom)
    throw AppError.field("awayUntil", {
      en: "Away until must not be before Away from",
      es: "«Ausente hasta» no puede ser anterior a «Ausente desde»",
    });
  if (deputyOfficerId && deputyOfficerId === loanOfficerId)
    throw AppError.field("deputyOfficerId", { en: "An officer can't be their own deputy", es: "Nadie puede ser su propio suplente" });
}

/** Puts an officer before another one in the directory, or last. */
export function moveOfficer(db: Db, id: number, before: number | null, actor: Actor) {
  const setPosition = (tx: Db, officerId: number, sortOrder: number) => officers.update(tx, officerId, { sortOrder }, actor);
  return changeContent(db, (tx) =>
    moveRecord(tx, { definition: loanOfficerDefinition, among: undefined, inOrder, setPosition }, id, before),
  );
}

export function deleteOfficer(db: Db, id: number, actor: Actor) {
  return changeContent(db, (tx) => officers.remove(tx, id, actor));
}

export const officerActions = ["activate", "deactivate", "delete"] as const;

/** An officer who already is in that state gets no new version. */
export function changeOfficers(db: Db, action: (typeof officerActions)[number], records: BulkRecord[], actor: Actor) {
  const transact: Transact = (work) => changeContent(db, work);
  return changeEach(transact, records, async (tx, { id, version }) => {
    if (action === "delete") return officers.remove(tx, id, actor, version);
    const before = await officers.lock(tx, id, version);
    const isActive = action === "activate";
    if (isActive !== before.isActive) await officers.update(tx, id, { isActive }, actor);
  });
}

type Picture = { image1?: string | null; imageFocus?: PictureFocus | undefined };
