import { integer, jsonb, text, timestamp } from "drizzle-orm/pg-core";
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
