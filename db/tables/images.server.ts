import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./content-columns.server.ts";

/** One stored picture. Its size is known here, so that pages can reserve the room before it arrives. */
export const images = pgTable("images", {
  name: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** What must stay in every crop, in hundredths of width and height. */
  focusX: integer().notNull().default(50),
  focusY: integer().notNull().default(50),
  createdAt: instant().notNull().defaultNow(),
});
