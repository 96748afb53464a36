import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Translations } from "#lib/translations.ts";
import { instant } from "#platform/database/columns.server.ts";

/** One stored picture. Its size is known here, so that pages can reserve the room before it arrives. */
export const images = pgTable("images", {
  name: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** What must stay in every crop, in hundredths of width and height. */
  focusX: integer().notNull().default(50),
  focusY: integer().notNull().default(50),
  /** What it shows: offered to records that take the picture, each of which has a description of its own. */
  alt: text().notNull().default(""),
  translations: jsonb().$type<Translations>().notNull().default({}),
  version: integer().notNull().default(1),
  /** Words by which staff find it in the library. */
  labels: text().array().notNull().default([]),
  /** Came with the installation, to be replaced by pictures of one's own. */
  isSample: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
});
