import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { type Language, languages } from "#lib/translations.ts";
import { columnOf, type Definition } from "#platform/content/definition.server.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { linksInJson } from "./links-in-json.ts";

/** A link, and where it is: in a field of a record, in one of its languages. */
export type FoundLink = { entity: string; id: number; name: string; field: string; language: Language; url: string };

/** Every link of what is published, from fields of HTML, of addresses, and of settings made of them. Of all kinds: the cache has one list for everyone. */
export async function readLinks(db: Db, definitions: readonly Definition[]): Promise<FoundLink[]> {
  const { links } = await readThroughCache(db, "links in content", async () => {
    const found: FoundLink[] = [];
    for (const definition of definitions.filter(({ retention }) => retention === "content")) {
      found.push(...(await readTextLinks(db, definition)), ...(await readJsonLinks(db, definition)));
    }
    return { links: found };
  });
  return links;
}

type LinkRow = { id: number; name: string | null; field: string; language: Language; url: string };

/** A whole text that is an address; a name of a record never is. */
const isAddress = (text: SQL) => sql`${text} ~ '^(https?://|/[^/])\\S*$'`;

async function readTextLinks(db: Db, definition: Definition): Promise<FoundLink[]> {
  const columns: Record<string, AnyPgColumn> = getTableColumns(definition.table);
  const ownColumns = Object.entries(columns).filter(([field, { columnType }]) => columnType === "PgText" && !isSkipped(definition, field));
  const parts = ownColumns.flatMap(([field, column]) =>
    languages.flatMap((language) => {
      if (language === "es" && columns.translations === undefined) return [];
      const text = language === "en" ? sql`${column}` : sql`(${columns.translations} -> 'es' ->> ${field}::text)`;
      return [
        definition.html.includes(field) ? linksInHtml(definition, field, language, text) : addressIn(definition, field, language, text),
      ];
    }),
  );
  if (parts.length === 0) return [];
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as unknown as { rows: LinkRow[] };
  return rows.map((row) => ({
    ...row,
    entity: definition.entity,
    id: Number(row.id),
    name: row.name ?? "",
    url: decodeAmpersands(row.url),
  }));
}

const isSkipped = ({ names, key }: Definition, field: string) => names.includes(field) || field === key || field === "searchText";

const nameColumns = (definition: Definition) =>
  sql.join(
    definition.names.map((field) => sql`${columnOf(definition, field)}`),
    sql`, `,
  );

const recordColumns = (definition: Definition, field: string, language: Language) =>
  sql`${columnOf(definition, definition.key)} as id, concat_ws(' ', ${nameColumns(definition)}) as name, ${field}::text as field, ${language}::text as language`;

/** The database reads the texts, so that only links leave it. */
const linksInHtml = (definition: Definition, field: string, language: Language, text: SQL) =>
  sql`select ${recordColumns(definition, field, language)}, link[1] as url from ${definition.table}, regexp_matches(coalesce(${text}, ''), 'href="([^"]*)"', 'gi') as link`;

const addressIn = (definition: Definition, field: string, language: Language, text: SQL) =>
  sql`select ${recordColumns(definition, field, language)}, ${text} as url from ${definition.table} where ${isAddress(text)}`;

const decodeAmpersands = (url: string) => url.replaceAll("&amp;", "&").trim();

async function readJsonLinks(db: Db, definition: Definition): Promise<FoundLink[]> {
  const columns = Object.entries<AnyPgColumn>(getTableColumns(definition.table)).filter(
    ([field, { dataType }]) => dataType === "json" && field !== "translations",
  );
  const found: FoundLink[] = [];
  for (const [field, column] of columns) {
    const query = sql`select ${columnOf(definition, definition.key)} as id, concat_ws(' ', ${nameColumns(definition)}) as name, ${column} as value from ${definition.table} where ${column}::text ~ '"(https?://|/)'`;
    const { rows } = (await db.execute(query)) as unknown as { rows: Array<{ id: number; name: string; value: unknown }> };
    for (const { id, name, value } of rows)
      for (const url of linksInJson(value)) found.push({ entity: definition.entity, id: Number(id), name, field, language: "en", url });
  }
  return found;
}
