import { sql } from "drizzle-orm";
import { images } from "#db/tables/images.server.ts";
import { imageWidths, parseVariantName, variantName } from "#lib/image-widths.ts";
import type { Db } from "#platform/database/db.server.ts";
import { makeVariant, type Picture, readPicture, variantFormats } from "./picture.server.ts";
import type { ImageStorage } from "./storage.server.ts";

/** Deleted and former records can be brought back, pictures included, for this long. */
const keptForHistory = sql`interval '30 days'`;

/** Younger files may belong to a save that has not committed yet. */
const graceMs = 60 * 60 * 1000;

/** Reads and stores an upload. The file is there before any row names it; until then it is an orphan that is swept. */
export async function keepUpload(db: Db, storage: ImageStorage, input: Uint8Array): Promise<string> {
  return keepPicture(db, storage, await readPicture(input));
}

export async function keepPicture(db: Db, storage: ImageStorage, { name, width, height, bytes }: Picture): Promise<string> {
  await storage.write(name, bytes);
  await db.insert(images).values({ name, width, height });
  return name;
}

const inTheMaking = new Map<string, Promise<Uint8Array | undefined>>();

/** The file behind `/resources/{file}`: a stored picture, or one of its sizes, made once when first asked for. */
export async function readImage(storage: ImageStorage, file: string): Promise<Uint8Array | undefined> {
  const stored = await storage.read(file);
  const variant = parseVariantName(file);
  if (stored || !variant) return stored;
  const running = inTheMaking.get(file);
  if (running) return running;
  const making = storage
    .read(variant.name)
    .then(async (master) => {
      if (!master) return undefined;
      const bytes = await makeVariant(master, variant.width, variant.format);
      await storage.write(file, bytes);
      return bytes;
    })
    .finally(() => inTheMaking.delete(file));
  inTheMaking.set(file, making);
  return making;
}

/** Pictures that stand within texts. */
const shownIn = (text: string, table: string) =>
  sql.raw(`select (regexp_matches(${text}, '/resources/([0-9a-f]{24})', 'g'))[1] || '.webp' from ${table}`);

const used = sql`
  select image as name from page_contents where image is not null
  union select image from blog_posts where image is not null
  union select image1 from loan_officers where image1 is not null
  union select coalesce(state->>'image', state->>'image1') from revisions
    where created_at > now() - ${keptForHistory} and coalesce(state->>'image', state->>'image1') is not null
  union ${shownIn("body || translations::text", "page_contents")}
  union ${shownIn("body || translations::text", "page_categories")}
  union ${shownIn("body || translations::text", "blog_categories")}
  union ${shownIn("post_contents || translations::text", "blog_posts")}
  union ${shownIn("description || translations::text", "loan_officers")}
  union ${shownIn("state::text", "revisions")} where created_at > now() - ${keptForHistory}`;

/** Removes pictures that nothing uses: no record, and no former state that could still be restored. */
export async function sweepImages(db: Db, storage: ImageStorage, now = Date.now()): Promise<number> {
  const before = new Date(now - graceMs).toISOString();
  await db.execute(sql`delete from images where created_at < ${before}::timestamptz and name not in (${used})`);
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

function variantsOf(name: string): string[] {
  return imageWidths.flatMap((width) => variantFormats.map((format) => variantName(name, width, format)));
}
