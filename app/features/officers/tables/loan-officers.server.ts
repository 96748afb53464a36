import { type AnyPgColumn, boolean, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { OfficerLicense } from "#app/features/officers/officer-licenses.ts";
import { specialties } from "#app/features/officers/specialties.ts";
import { spokenLanguages } from "#app/features/officers/spoken-languages.ts";
import { contentColumns, identity } from "#platform/database/columns.server.ts";
import { images } from "#platform/images/tables/images.server.ts";

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
    languagesSpoken: text({ enum: spokenLanguages }).array().notNull().default([]),
    specialties: text({ enum: specialties }).array().notNull().default([]),
    licenses: jsonb().$type<OfficerLicense[]>().notNull().default([]),
    /** The branch. */
    office: text().notNull().default(""),
    textNumber: text().notNull().default(""),
    whatsAppNumber: text().notNull().default(""),
    calendarUrl: text().notNull().default(""),
    /** For mail to the officer. */
    mailLanguage: text({ enum: ["en", "es"] })
      .notNull()
      .default("en"),
    /** Days of the office's calendar, both inclusive; leads go to the deputy meanwhile. */
    awayFrom: date({ mode: "string" }),
    awayUntil: date({ mode: "string" }),
    deputyOfficerId: integer().references((): AnyPgColumn => loanOfficers.loanOfficerId, { onDelete: "set null" }),
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
