import { setImmediate } from "node:timers/promises";
import { and, eq, gt, inArray, lte, max, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { imageWidths, sizeFormats, variantName } from "#lib/image-widths.ts";
import { mailPictureFile } from "#lib/mail-pictures.ts";
import { columnOf, type Definition } from "#platform/content/definition.server.ts";
import { isNamedInDrafts } from "#platform/content/draft-pictures.server.ts";
import { isNamedInHistory, stemOf } from "#platform/content/picture-uses.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** Small, because the embedded database works in the server's thread. */
const statesAtOnce = 500;

/** Staff keep a picture with labels in the library for later. */
const isUnlabeled = sql`cardinality(${images.labels}) = 0`;

/** Deletes the rows of unused pictures, at most `most` of them. A revision that is kept can be restored, so its pictures stay as long as it does. */
export async function forgetUnusedPictures(
  { db, definitions }: Pick<Platform, "db" | "definitions">,
  uploadedBefore: Date,
  most: (count: number) => number,
): Promise<void> {
  const withoutRecord = isWithoutRecord(definitions);
  const candidates = await picturesWithoutRecord(db, uploadedBefore, withoutRecord);
  if (candidates.size === 0) return;
  const inTexts = definitions.map(namesInTexts).filter((names) => names !== undefined);
  if (inTexts.length > 0) await leaveOut(db, candidates, sql.join(inTexts, sql` union `));
  await leaveOut(db, candidates, namesInDrafts);
  const lastRead = await leaveOutFormerStates(db, candidates, 0);
  const unusedStems = [...candidates].slice(0, most(await db.$count(images)));
  for (let start = 0; start < unusedStems.length; start += statesAtOnce) {
    await db.transaction(async (tx) => {
      const still = new Set(unusedStems.slice(start, start + statesAtOnce));
      // Someone may have used one meanwhile; that wrote a revision or a draft.
      await leaveOutFormerStates(tx, still, lastRead);
      await leaveOut(tx, still, namesInDrafts);
      const names = [...still].map((stem) => `${stem}.webp`);
      if (names.length > 0) await tx.delete(images).where(and(inArray(images.name, names), withoutRecord, isUnlabeled));
    });
  }
}

/** Unless a record, a text, a draft or a restorable revision uses it. */
export async function forgetPicture(tx: Db, definitions: readonly Definition[], name: string): Promise<boolean> {
  if ((await isNamedInHistory(tx, name)) || (await isNamedInDrafts(tx, stemOf(name)))) return false;
  const candidates = new Set([stemOf(name)]);
  const inTexts = definitions.map(namesInTexts).filter((names) => names !== undefined);
  if (inTexts.length > 0) await leaveOut(tx, candidates, sql.join(inTexts, sql` union `));
  if (candidates.size === 0) return false;
  const deletedRows = await tx
    .delete(images)
    .where(and(eq(images.name, name), isWithoutRecord(definitions)))
    .returning({ name: images.name });
  return deletedRows.length > 0;
}

export async function knownFiles(db: Db): Promise<Set<string>> {
  const rows = await db.select({ name: images.name }).from(images);
  return new Set(rows.flatMap(({ name }) => [name, mailPictureFile(name), ...variantsOf(name)]));
}

function variantsOf(name: string): string[] {
  return imageWidths.flatMap((width) => sizeFormats.map((format) => variantName(name, width, format)));
}

const isWithoutRecord = (definitions: readonly Definition[]): SQL | undefined =>
  and(
    ...definitions
      .flatMap((definition) => [...definition.pictures.map((field) => columnOf(definition, field)), ...(definition.pictureHolders ?? [])])
      .map((column) => sql`not exists (select from ${column.table} where ${column} = ${images.name})`),
  );

/** Without the extension, as texts and sizes share them. */
async function picturesWithoutRecord(db: Db, uploadedBefore: Date, withoutRecord: SQL | undefined): Promise<Set<string>> {
  const rows = await db
    .select({ name: images.name })
    .from(images)
    .where(and(lte(images.createdAt, uploadedBefore), withoutRecord, isUnlabeled));
  return new Set(rows.map(({ name }) => stemOf(name)));
}

const namesIn = (table: PgTable, texts: SQL) =>
  sql`select distinct match[1] as stem from ${table}, regexp_matches(${texts}, '([0-9a-f]{24})', 'g') match`;

const namesInDrafts = namesIn(draftParts, sql`${draftParts.fields}::text`);

function namesInTexts(definition: Definition): SQL | undefined {
  const { table, html, pictureTexts = [] } = definition;
  const fields = [...html, ...pictureTexts];
  if (fields.length === 0) return undefined;
  const columns = fields.map((field) => sql`${columnOf(definition, field)}`);
  const spanish = "translations" in table ? [sql`${columnOf(definition, "translations")}::text`] : [];
  return namesIn(table, sql`concat_ws(' ', ${sql.join([...columns, ...spanish], sql`, `)})`);
}

async function leaveOut(db: Db, candidates: Set<string>, named: SQL): Promise<void> {
  const { rows } = (await db.execute(named)) as unknown as { rows: Array<{ stem: string }> };
  for (const { stem } of rows) candidates.delete(stem);
}

/** Removes what revisions after the given one use; returns the last one read. */
async function leaveOutFormerStates(db: Db, candidates: Set<string>, after: number): Promise<number> {
  const [newest] = await db.select({ id: max(revisions.revisionId) }).from(revisions);
  const last = newest?.id ?? after;
  const stateNames = namesIn(revisions, sql`${revisions.state}::text`);
  for (let start = after; start < last; start += statesAtOnce) {
    const between = and(gt(revisions.revisionId, start), lte(revisions.revisionId, start + statesAtOnce));
    await leaveOut(db, candidates, sql`${stateNames} where ${between}`);
    await setImmediate();
  }
  return last;
}
