import { setImmediate } from "node:timers/promises";
import { inArray, max, type SQL, sql } from "drizzle-orm";
import { images } from "#db/tables/images.server.ts";
import { revisions } from "#db/tables/revisions.server.ts";
import { imageWidths, variantName } from "#lib/image-widths.ts";
import type { Db } from "#platform/database/db.server.ts";
import { variantFormats } from "./picture.server.ts";

/** Read at once; the embedded database works in the thread that answers visitors. */
const statesAtOnce = 500;

/**
 * Takes the rows of pictures that nothing names, most of them at the most. As long as a revision is kept it can be
 * restored, and so are its pictures: how long that is, the retention of revisions says, and it counts from the replacement.
 */
export async function forgetUnusedPictures(db: Db, uploadedBefore: Date, most: (count: number) => number): Promise<void> {
  const candidates = await picturesWithoutRecord(db, uploadedBefore);
  if (candidates.size === 0) return;
  await leaveOut(db, candidates, inTexts);
  const lastRead = await leaveOutFormerStates(db, candidates, 0);
  const unused = [...candidates].slice(0, most(await db.$count(images)));
  for (let start = 0; start < unused.length; start += statesAtOnce) {
    await db.transaction(async (tx) => {
      const still = new Set(unused.slice(start, start + statesAtOnce));
      // Someone may have put one into a text meanwhile; that wrote a revision.
      await leaveOutFormerStates(tx, still, lastRead);
      const names = [...still].map((stem) => `${stem}.webp`);
      if (names.length > 0) await tx.delete(images).where(sql`${inArray(images.name, names)} and ${withoutRecord}`);
    });
  }
}

/** Every file that may be stored for the pictures that there are. */
export async function knownFiles(db: Db): Promise<Set<string>> {
  const rows = await db.select({ name: images.name }).from(images);
  return new Set(rows.flatMap(({ name }) => [name, ...variantsOf(name)]));
}

function variantsOf(name: string): string[] {
  return imageWidths.flatMap((width) => variantFormats.map((format) => variantName(name, width, format)));
}

const withoutRecord = sql`
  not exists (select from page_contents where image = images.name)
  and not exists (select from blog_posts where image = images.name)
  and not exists (select from loan_officers where image1 = images.name)`;

/** By their names without the ending, as texts and sizes share them. */
async function picturesWithoutRecord(db: Db, uploadedBefore: Date): Promise<Set<string>> {
  const rows = await db
    .select({ name: images.name })
    .from(images)
    .where(sql`${images.createdAt} <= ${uploadedBefore.toISOString()}::timestamptz and ${withoutRecord}`);
  return new Set(rows.map(({ name }) => name.replace(/\.webp$/, "")));
}

const namesIn = (table: string, text: string) =>
  sql.raw(`select distinct match[1] as stem from ${table}, regexp_matches(${text}, '([0-9a-f]{24})', 'g') match`);

const texts: Array<[table: string, text: string]> = [
  ["page_contents", "body || ' ' || translations::text"],
  ["page_categories", "body || ' ' || translations::text"],
  ["blog_posts", "post_contents || ' ' || translations::text"],
  ["blog_categories", "body || ' ' || translations::text"],
  ["loan_officers", "description || ' ' || translations::text"],
  ["web_resources", "value || ' ' || translations::text"],
];

const inTexts = sql.join(
  texts.map(([table, text]) => namesIn(table, text)),
  sql` union `,
);

async function leaveOut(db: Db, candidates: Set<string>, named: SQL): Promise<void> {
  const { rows } = (await db.execute(named)) as unknown as { rows: Array<{ stem: string }> };
  for (const { stem } of rows) candidates.delete(stem);
}

/** Leaves out what revisions after the given one name; returns the last one that was read. */
async function leaveOutFormerStates(db: Db, candidates: Set<string>, after: number): Promise<number> {
  const [newest] = await db.select({ id: max(revisions.revisionId) }).from(revisions);
  const last = newest?.id ?? after;
  const stateNames = namesIn("revisions", "state::text");
  for (let start = after; start < last; start += statesAtOnce) {
    await leaveOut(db, candidates, sql`${stateNames} where revision_id > ${start} and revision_id <= ${start + statesAtOnce}`);
    await setImmediate();
  }
  return last;
}
