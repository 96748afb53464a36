import { getTableColumns } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import type { Translations } from "#lib/translations.ts";
import type { Definition, State } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { applyDraft, type DraftPart, readPartsOfKind } from "#platform/drafts/drafts.server.ts";
import type { PlacedPage } from "./arrange-pages.ts";

/** A record as it will be once its draft is published, what visitors see of it now, and the draft. */
export type PlannedRecord = { id: number; state: State; published: State | undefined; parts: DraftPart[] };

export type PlannedPage = PlannedRecord & PlacedPage & { name: string; image: string | null; translations: Translations };

export type PlannedSection = PlannedRecord & {
  categoriesId: number | null;
  blockId: number | null;
  image: string | null;
  sortOrder: number;
  isShown: boolean;
};

/** Also records that were never published. The draft of a record in the Trash waits there with it. */
async function readPlanned(db: Db, definition: Definition): Promise<PlannedRecord[]> {
  const { searchText: _, ...columns } = getTableColumns(definition.table);
  const rows = await db.select(columns as Record<string, AnyPgColumn>).from(definition.table as PgTable);
  const partsOf = Map.groupBy(await readPartsOfKind(db, definition.entity), ({ entityId }) => entityId);
  const published = new Map(rows.map((row: State) => [Number(row[definition.key]), row]));
  const ids = [...published.keys(), ...[...partsOf].filter(([, parts]) => parts.some(({ isNew }) => isNew)).map(([id]) => id)];
  return [...new Set(ids)].map((id) => {
    const parts = partsOf.get(id) ?? [];
    return { id, state: applyDraft(definition, id, published.get(id), parts), published: published.get(id), parts };
  });
}

/** A draft may have what a save would refuse. */
const idOrNull = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : null);
const textOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
const numberOf = (value: unknown) => (typeof value === "number" ? value : 0);

export async function readPlannedPages(db: Db): Promise<PlannedPage[]> {
  const records = await readPlanned(db, pageCategoryDefinition);
  return records.map((record) => {
    const { state } = record;
    return {
      ...record,
      webPageCategoryId: record.id,
      name: textOrNull(state.name) ?? "",
      slug: textOrNull(state.slug),
      parentId: idOrNull(state.parentId),
      address: textOrNull(state.address) ?? "",
      image: textOrNull(state.image),
      sortOrder: numberOf(state.sortOrder),
      translations: state.translations as Translations,
    };
  });
}

/** In their order on the page. */
export async function readPlannedSections(db: Db): Promise<PlannedSection[]> {
  const records = await readPlanned(db, pageContentDefinition);
  return records
    .map((record) => ({
      ...record,
      categoriesId: idOrNull(record.state.categoriesId),
      blockId: idOrNull(record.state.blockId),
      image: textOrNull(record.state.image),
      sortOrder: numberOf(record.state.sortOrder),
      isShown: record.state.status !== "draft",
    }))
    .toSorted((one, other) => one.sortOrder - other.sortOrder || one.id - other.id);
}
