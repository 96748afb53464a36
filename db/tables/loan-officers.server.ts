import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns, identity } from "./content-columns.server.ts";
import { images } from "./images.server.ts";

export const loanOfficers = pgTable(
  "loan_officers",
  {
    loanOfficerId: identity(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    title: text().notNull(),
    subTitle: text().notNull().default(""),
    licenseNumber: text().notNull(),
    phoneNumber: text().notNull().default(""),
    email: text().notNull().default(""),
    description: text().notNull().default(""),
    facebookUrl: text().notNull().default(""),
    instagramUrl: text().notNull().default(""),
    applyNowUrl: text().notNull().default(""),
    languagesSpoken: text({ enum: ["es", "en", "pt"] })
      .array()
      .notNull()
      .default([]),
    image1: text().references(() => images.name),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    ...contentColumns(),
  },
  (table) => [
    index().on(table.isActive, table.sortOrder),
    index().on(table.image1),
    index().using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);
