import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type AnyPgColumn, integer, jsonb, text, timestamp } from "drizzle-orm/pg-core";
import type { Translations } from "#lib/translations.ts";

/** Instants are stored with their zone and read as `Date`. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** What every content table carries besides its own fields. */
export const contentColumns = () => ({
  version: integer().notNull().default(1),
  translations: jsonb().$type<Translations>().notNull().default({}),
  /** Folded text of the row (lower case, no accents) that lists are searched by. */
  searchText: text().notNull().default(""),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  updatedBy: integer(),
});

/** A text without markup, accents and case. Indexes hold it, so it is made of immutable functions only. */
export const foldedText = (text: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${text}, NFD), '<[^<>]*>|[\\u0300-\\u036f]', '', 'g'))`;

/** The beginning of a text as lists are sorted by it. */
export const sortText = (column: AnyPgColumn): SQL => sql`left(${foldedText(sql`left(${column}, 400)`)}, 80)`;
