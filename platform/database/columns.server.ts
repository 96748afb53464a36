import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type AnyPgColumn, integer, jsonb, text, timestamp } from "drizzle-orm/pg-core";
import type { Translations } from "#lib/translations.ts";

export const instant = () => timestamp({ withTimezone: true, precision: 3 });

export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** The columns that every content table has. */
export const contentColumns = () => ({
  version: integer().notNull().default(1),
  translations: jsonb().$type<Translations>().notNull().default({}),
  /** Folded (lower case, no accents), for searching lists. */
  searchText: text().notNull().default(""),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  updatedBy: integer(),
});

/** Without markup, accents and case. Immutable functions only, because it is indexed. */
export const foldedText = (text: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${text}, NFD), '<[^<>]*>|[\\u0300-\\u036f]', '', 'g'))`;

/** For sorting lists. */
export const sortText = (column: AnyPgColumn): SQL => sql`left(${foldedText(sql`left(${column}, 400)`)}, 80)`;
