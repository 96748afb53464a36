import { jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { type MenuItem, menuPlaces } from "#app/features/menus/menu-item.ts";
import { contentColumns, identity } from "#platform/database/columns.server.ts";

/** The links that surround every page: one record for each place. */
export const menus = pgTable(
  "menus",
  {
    menuId: identity(),
    place: text({ enum: menuPlaces }).notNull(),
    name: text().notNull(),
    items: jsonb().$type<MenuItem[]>().notNull().default([]),
    ...contentColumns(),
  },
  (table) => [uniqueIndex().on(table.place)],
);
