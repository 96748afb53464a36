import { pgTable, text } from "drizzle-orm/pg-core";

/** Facts about this installation: that its sample content was loaded, the secrets it made for itself. */
export const siteState = pgTable("site_state", { key: text().primaryKey(), value: text().notNull() });
