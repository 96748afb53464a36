import { or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { plainText } from "#lib/plain-text.ts";
import { fold, hasAllWords, searchWords } from "#lib/search-text.ts";
import { type Language, languages, type Translations } from "#lib/translations.ts";
import { columnOf, type Definition, nameOf } from "#platform/content/definition.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import { foldedText } from "#platform/database/columns.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findFixedTexts } from "./fixed-texts.server.ts";

/** Of each kind; for more, staff search more precisely. */
const mostOfKind = 20;

type Place = { field: string; language: Language; excerpt: string };
export type FoundText = { entity: string; id: number; title: string; places: Place[] };

/** Records with all words of the search, each with the fields that have them, and texts of the program. */
export async function findTexts(db: Db, definitions: readonly Definition[], filterKey: string) {
  const words = searchWords(filterKey);
  if (words.length === 0) return { records: [], fixed: [] };
  const records: FoundText[] = [];
  for (const definition of definitions) records.push(...(await findRecords(db, definition, filterKey, words)));
  return { records, fixed: findFixedTexts(words, mostOfKind) };
}

const fieldsOf = ({ searched, translatable }: Definition) => [...new Set([...searched, ...translatable])];

async function findRecords(db: Db, definition: Definition, filterKey: string, words: string[][]): Promise<FoundText[]> {
  const { entity, key, names, searched } = definition;
  const fields = fieldsOf(definition);
  const unsearchedFields = fields.filter((field) => !searched.includes(field));
  const columns = [...new Set([key, ...names, ...fields, ...("translations" in definition.table ? ["translations"] : [])])];
  const rows = await db
    .select(Object.fromEntries(columns.map((field) => [field, columnOf(definition, field)])))
    .from(definition.table as PgTable)
    .where(or(hasWords(definition.table.searchText, filterKey), hasWords(foldedFields(definition, unsearchedFields), filterKey)))
    .orderBy(columnOf(definition, key))
    .limit(mostOfKind);
  return rows.map((row: Record<string, unknown>) => {
    const places = fields.flatMap((field) => placesIn(row, field, words));
    return { entity, id: Number(row[key]), title: nameOf(definition, row), places };
  });
}

/** Fields that the search text leaves out, folded in the query. */
function foldedFields(definition: Definition, fields: string[]): SQL {
  const texts = fields.map((field) => {
    const column = columnOf(definition, field);
    return sql`coalesce(${column}, ''), coalesce(${columnOf(definition, "translations")} -> 'es' ->> ${field}::text, '')`;
  });
  return texts.length === 0 ? sql`''` : foldedText(sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`);
}

function placesIn(row: Record<string, unknown>, field: string, words: string[][]): Place[] {
  const { es } = (row.translations ?? {}) as Translations;
  return languages.flatMap((language) => {
    const text = plainText(String((language === "en" ? row[field] : es?.[field]) ?? ""));
    return hasAllWords(fold(text), words) ? [{ field, language, excerpt: excerptAround(text, words[0]?.[0] ?? "") }] : [];
  });
}

const lengthBefore = 60;
const excerptLength = 180;

/** The part of a text around a word, cut between words. Folding does not change the length of English and Spanish text. */
export function excerptAround(text: string, word: string): string {
  const at = Math.max(0, fold(text).indexOf(fold(word)));
  const start = at <= lengthBefore ? 0 : text.indexOf(" ", at - lengthBefore) + 1;
  const part = text.slice(start, start + excerptLength);
  const end = start + excerptLength >= text.length ? part.length : part.lastIndexOf(" ");
  return `${start > 0 ? "… " : ""}${part.slice(0, end)}${start + end < text.length ? " …" : ""}`;
}
