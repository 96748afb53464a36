import { and, arrayContains, asc, desc, eq, exists, notExists, or, type SQL, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Permission } from "#lib/permissions.ts";
import type { PictureFocus } from "#lib/picture-focus.ts";
import { keptTranslations } from "#lib/translations.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import { offsetOf, type Paging, totalsOf } from "#platform/api/paging.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { draftsWithPicture } from "#platform/content/draft-pictures.server.ts";
import { picturedKinds, recordsWithPicture, stemOf, summarizeUses } from "#platform/content/picture-uses.server.ts";
import { titleOf } from "#platform/content/revision-title.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { foldedText } from "#platform/database/columns.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { forgetPicture } from "#platform/lifecycle/unused-pictures.server.ts";
import type { PictureFilter } from "./picture-list.ts";
import type { PicturePatch } from "./schema.ts";

export type StoredPicture = typeof images.$inferSelect;

const spanishAlt = sql`${images.translations} #>> '{es,alt}'`;

/** What records say of their pictures, in both languages. */
function ownDescriptions(kinds: readonly Definition[]): SQL[] {
  const fields = [...new Set(kinds.flatMap(({ pictureAlts = {} }) => Object.values(pictureAlts)))];
  return fields.flatMap((field) => [
    sql`${revisions.state} ->> ${field}::text`,
    sql`${revisions.state} -> 'translations' -> 'es' ->> ${field}::text`,
  ]);
}

/** A picture is found by what it shows, and by the names of the records that use it. */
function isFoundBy(db: Db, kinds: readonly Definition[], filterKey: string): SQL | undefined {
  if (filterKey.trim() === "") return undefined;
  const ownText = foldedText(sql`concat_ws(' ', ${images.alt}, ${spanishAlt}, array_to_string(${images.labels}, ' '))`);
  const recordText = foldedText(sql`concat_ws(' ', ${sql.join([titleOf(kinds), ...ownDescriptions(kinds)], sql`, `)})`);
  return or(hasWords(ownText, filterKey), exists(recordsWithPicture(db, kinds, hasWords(recordText, filterKey))));
}

const filterConditions: Record<PictureFilter, (db: Db, kinds: readonly Definition[]) => SQL | undefined> = {
  all: () => undefined,
  unused: (db, kinds) => and(notExists(recordsWithPicture(db, kinds)), notExists(draftsWithPicture(db))),
  sample: () => eq(images.isSample, true),
};

/** One page of the library, newest first, each picture with the number of records that use it. */
export async function listPictures(
  db: Db,
  definitions: readonly Definition[],
  { filterKey, show, label }: { filterKey: string; show: PictureFilter; label: string },
  paging: Paging,
  may: (permission: Permission) => boolean,
) {
  const kinds = picturedKinds(definitions);
  const hasLabel = label === "" ? undefined : arrayContains(images.labels, [label]);
  const where = and(isFoundBy(db, kinds, filterKey), filterConditions[show](db, kinds), hasLabel);
  const rows = await db
    .select()
    .from(images)
    .where(where)
    .orderBy(desc(images.createdAt), desc(images.name))
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
  const names = rows.map(({ name }) => name);
  const readable = kinds.filter(({ permissions }) => may(permissions.read));
  const uses = await summarizeUses(db, kinds, readable, names);
  const pictures = rows.map((row) => ({ ...row, title: "", useCount: 0, ...uses.get(row.name) }));
  return { pictures, ...(await totalsOf(db, images, where, paging, rows.length)) };
}

const label = sql<string>`unnest(${images.labels})`.as("label");

/** Every label that a picture has. */
export async function listLabels(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ label }).from(images).orderBy(asc(sql`label`));
  return rows.map((row) => row.label);
}

/** Says how staff find a picture that was uploaded to the library itself; it then stays without a record that uses it. */
export const labelPicture = (db: Db, name: string, labels: string[]) => db.update(images).set({ labels }).where(eq(images.name, name));

export async function getPicture(db: Db, name: string): Promise<StoredPicture> {
  const [picture] = name.includes("\0") ? [] : await db.select().from(images).where(eq(images.name, name));
  if (!picture) throw AppError.field("name", { en: "name names no stored picture", es: "name no corresponde a ninguna imagen guardada" });
  return picture;
}

/** Kept from others until the transaction ends: records that are being given the picture have it by then. */
export async function lockPicture(tx: Db, name: string): Promise<StoredPicture> {
  if (!name.includes("\0")) await tx.select({ name: images.name }).from(images).where(eq(images.name, name)).for("update");
  return getPicture(tx, name);
}

const conflict: LocalizedText = {
  en: "Picture was changed by someone else since you opened it",
  es: "Otra persona cambió la imagen desde que usted la abrió",
};
const stillNeeded: LocalizedText = {
  en: "This picture is used, or a draft or an older version that can be restored needs it",
  es: "Esta imagen está en uso, o la necesita un borrador o una versión anterior que se puede restaurar",
};

type PictureChange = PicturePatch & { focus?: PictureFocus | undefined };

export async function describePicture(tx: Db, before: StoredPicture, { focus, ...patch }: PictureChange): Promise<StoredPicture> {
  const { alt = before.alt, labels = before.labels } = patch;
  const translations = keptTranslations(before, { alt, ...(patch.translations && { translations: patch.translations }) });
  const point = focus ? { focusX: focus.x, focusY: focus.y } : {};
  const values = { alt, labels, translations, ...point, version: before.version + 1 };
  const [picture] = await tx.update(images).set(values).where(eq(images.name, before.name)).returning();
  if (!picture) throw new Error("An update returned no row");
  return picture;
}

/** What the library says of a picture, and what stays in its crops wherever it is used. */
export function updatePicture(db: Db, name: string, change: PictureChange, version?: number): Promise<StoredPicture> {
  return changeContent(db, async (tx) => {
    const before = await lockPicture(tx, name);
    if (version !== undefined && version !== before.version) throw new AppError("conflict", conflict, { current: before });
    return describePicture(tx, before, change);
  });
}

/** Takes a picture out of the library. Its files go with the next sweep, which knows whose the storage is. */
export function deletePicture(db: Db, definitions: readonly Definition[], name: string, { userId, clientAddress }: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPicture(tx, name);
    if (!(await forgetPicture(tx, definitions, name))) throw new AppError("inUse", stillNeeded);
    await recordAudit(tx, { action: "picture.delete", subject: `picture:${stemOf(name)}`, userId, clientAddress });
  });
}
