import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { subscriberStates } from "#app/features/newsletter/states.ts";
import { identity, instant } from "#platform/database/columns.server.ts";

/** Who gets the newsletter, who asked for it, and who does not want it any more. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    newsletterSubscriberId: identity(),
    email: text().notNull(),
    name: text().notNull().default(""),
    language: text({ enum: ["en", "es"] })
      .notNull()
      .default("en"),
    state: text({ enum: subscriberStates }).notNull().default("pending"),
    /** What the person agreed to, and where; an importer's own words for those who came in a file. */
    consent: jsonb().$type<{ text: string; language: string; version: string } | null>(),
    consentAt: instant().notNull().defaultNow(),
    consentAddress: text().notNull().default(""),
    consentPage: text().notNull().default(""),
    /** Made when a mail is composed, one for each try: any of them may be the one that arrived. */
    confirmTokenHashes: text().array().notNull().default([]),
    confirmExpiresAt: instant(),
    confirmedAt: instant(),
    unsubscribedAt: instant(),
    /** When someone who signed up again was last told that there is no need to. */
    remindedAt: instant(),
    bounceCount: integer().notNull().default(0),
    lastBounceAt: instant(),
    /** The file that brought the address, empty for everyone who signed up themselves. */
    importSource: text().notNull().default(""),
    searchText: text().notNull().default(""),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("newsletter_subscribers_email_index").on(sql`lower(${table.email})`),
    index().on(table.state, table.newsletterSubscriberId.desc()),
    index().using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);
