import { boolean, date, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { firstTimeRules, fundingStates, limitKinds } from "#app/features/assistance/program-choices.ts";
import { utahCounties } from "#app/features/assistance/utah-counties.ts";
import { contentColumns, identity } from "#platform/database/columns.server.ts";

/** A limit that is null is not known, unless `unlimited` names it. */
export const assistancePrograms = pgTable(
  "assistance_programs",
  {
    assistanceProgramId: identity(),
    name: text().notNull(),
    operator: text().notNull(),
    amount: text().notNull(),
    amountPercent: doublePrecision(),
    /** Amounts are whole dollars. */
    amountMax: integer(),
    incomeLimit: integer(),
    incomeNote: text().notNull().default(""),
    priceLimit: integer(),
    priceNote: text().notNull().default(""),
    minimumScore: integer(),
    unlimited: text({ enum: limitKinds }).array().notNull().default([]),
    /** None means all of Utah. */
    counties: text({ enum: utahCounties }).array().notNull().default([]),
    areaNote: text().notNull().default(""),
    firstTimeRule: text({ enum: firstTimeRules }).notNull().default("unknown"),
    newConstructionOnly: boolean().notNull().default(false),
    status: text({ enum: ["draft", "published"] })
      .notNull()
      .default("draft"),
    funding: text({ enum: fundingStates }).notNull().default("open"),
    sourceUrl: text().notNull(),
    sourceName: text().notNull(),
    /** Days of the office's calendar. */
    checkedOn: date({ mode: "string" }).notNull(),
    validUntil: date({ mode: "string" }).notNull(),
    uncertain: text().notNull().default(""),
    toAsk: text().notNull().default(""),
    ...contentColumns(),
  },
  (table) => [index().on(table.status, table.validUntil), index().using("gin", table.searchText.op("gin_trgm_ops"))],
);
