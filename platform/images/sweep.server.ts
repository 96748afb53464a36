import { and, inArray, lt, type SQL, sql } from "drizzle-orm";
import { images } from "#db/tables/images.server.ts";
import { imageWidths, variantName } from "#lib/image-widths.ts";
import type { Db } from "#platform/database/db.server.ts";
import { variantFormats } from "./picture.server.ts";
import type { ImageStorage } from "./storage.server.ts";

/** Deleted and former records can be brought back, pictures included, for this long. */
const keptForHistory = sql`interval '30 days'`;

/** Younger pictures may belong to a save that has not committed yet, or to a text that is still being written. */
const graceMs = 24 * 60 * 60 * 1000;

/** Pictures that a record has, or that a former state of one had lately. */
const had = sql`
  select image as name from page_contents where image is not null
  union select image from blog_posts where image is not null
  union select image1 from loan_officers where image1 is not null
  union select coalesce(state->>'image', state->>'image1') from revisions
    where created_at > now() - ${keptForHistory} and coalesce(state->>'image', state->>'image1') is not null`;

const shownIn = (table: string, ...columns: string[]) =>
  `select match[1] as stem from ${table}, regexp_matches(${columns.join(" || ' ' || ")}, '/resources/([0-9a-f]{24})', 'g') match`;

/** Pictures that stand within a text, or stood there lately. */
const shown = sql.raw(
  [
    shownIn("page_contents", "body", "translations::text"),
    shownIn("page_categories", "body", "translations::text"),
    shownIn("blog_posts", "post_contents", "translations::text"),
    shownIn("blog_categories", "body", "translations::text"),
    shownIn("loan_officers", "description", "translations::text"),
    `${shownIn("revisions", "state::text")} where created_at > now() - interval '30 days'`,
  ].join(" union "),
);

/** Removes pictures that nothing uses: no record, no text, and no former state that could still be restored. */
export async function sweepImages(db: Db, storage: ImageStorage, now = Date.now()): Promise<number> {
  await forgetUnused(db, lt(images.createdAt, new Date(now - graceMs)));
  const rows = await db.select({ name: images.name }).from(images);
  const known = new Set(rows.flatMap(({ name }) => [name, ...variantsOf(name)]));
  let removed = 0;
  for await (const file of storage.list()) {
    if (known.has(file.name) || now - file.changedAt.getTime() < graceMs) continue;
    await storage.remove(file.name);
    removed++;
  }
  return removed;
}

/** Reading every text takes a while, so it is asked only about pictures that no record has. */
async function forgetUnused(db: Db, old: SQL): Promise<void> {
  const rows = await db
    .select({ name: images.name })
    .from(images)
    .where(and(old, sql`${images.name} not in (${had})`));
  if (rows.length === 0) return;
  const result = await db.execute(shown);
  const texts = new Set((result as unknown as { rows: Array<{ stem: string }> }).rows.map(({ stem }) => `${stem}.webp`));
  const unused = rows.map(({ name }) => name).filter((name) => !texts.has(name));
  for (let start = 0; start < unused.length; start += 500) {
    await db.delete(images).where(and(inArray(images.name, unused.slice(start, start + 500)), sql`${images.name} not in (${had})`));
  }
}

function variantsOf(name: string): string[] {
  return imageWidths.flatMap((width) => variantFormats.map((format) => variantName(name, width, format)));
}
