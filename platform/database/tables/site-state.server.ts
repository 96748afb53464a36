import { pgTable, text } from "drizzle-orm/pg-core";

/** Facts about this installation, such as its generated secrets, or that the sample content was loaded. */
export const siteState = pgTable("site_state", { key: text().primaryKey(), value: text().notNull() });
