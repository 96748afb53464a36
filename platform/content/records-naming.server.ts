import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { columnOf, type Definition } from "./definition.server.ts";
import { titleOfDraft } from "./draft-pictures.server.ts";

/** Makes a query of the ids that a record names, as text in the column `id`, from the record as JSON. */
type IdsIn = (record: SQL) => SQL;

/** A record, or the draft of one, that names something by its id. */
export type Naming = { namedId: number; entity: string; entityId: number; title: string; place: "record" | "draft" };

const isId = sql`named.id ~ '^[0-9]{1,9}$'`;
const namedId = sql<number>`named.id::int`;

/** Reads all content once, which takes milliseconds per thousand records. */
export async function listRecordsNaming(db: Db, kinds: readonly Definition[], idsIn: IdsIn): Promise<Naming[]> {
  const found: Naming[] = [];
  for (const kind of kinds) {
    const entityId = sql<number>`${columnOf(kind, kind.key)}`;
    const rows = await db
      .select({ entityId, title: nameIn(kind), namedId })
      .from(kind.table)
      .innerJoinLateral(sql`(${idsIn(sql`to_jsonb(${kind.table})`)}) named`, isId)
      .orderBy(entityId);
    found.push(...rows.map((row) => ({ ...row, entity: kind.entity, place: "record" as const })));
  }
  return [...found, ...(await listDraftsNaming(db, kinds, idsIn))];
}

const nameIn = (kind: Definition) => {
  const columns = kind.names.map((field) => columnOf(kind, field));
  return sql<string>`concat_ws(' ', ${sql.join(columns, sql`, `)})`;
};

async function listDraftsNaming(db: Db, kinds: readonly Definition[], idsIn: IdsIn): Promise<Naming[]> {
  const { entity, entityId, fields } = draftParts;
  const entities = kinds.map((kind) => kind.entity);
  const rows = await db
    .selectDistinct({ entity, entityId, namedId })
    .from(draftParts)
    .innerJoinLateral(sql`(${idsIn(sql`${fields}`)}) named`, isId)
    .where(inArray(entity, entities))
    .orderBy(entity, entityId);
  return Promise.all(rows.map(async (row) => ({ ...row, title: await titleOfDraft(db, kinds, row), place: "draft" as const })));
}
