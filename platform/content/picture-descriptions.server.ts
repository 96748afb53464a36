import { and, eq, sql } from "drizzle-orm";
import type { Translations } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import type { Definition } from "./definition.server.ts";

type Row = Record<string, unknown> & { translations?: Translations };

/** The first description of a picture becomes the one that the library suggests. */
export async function offerDescriptions(tx: Db, { pictureAlts = {} }: Pick<Definition, "pictureAlts">, row: Row): Promise<void> {
  for (const [picture, field] of Object.entries(pictureAlts)) {
    if (field === undefined) continue;
    const [name, alt, spanish] = [row[picture], row[field], row.translations?.es?.[field]];
    if (typeof name !== "string" || typeof alt !== "string" || alt.trim() === "") continue;
    const translations: Translations = spanish?.trim() ? { es: { alt: spanish } } : {};
    await tx
      .update(images)
      .set({ alt, translations, version: sql`${images.version} + 1` })
      .where(and(eq(images.name, name), eq(images.alt, "")));
  }
}
