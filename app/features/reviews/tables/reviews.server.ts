import { date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import { reviewRelations, reviewSources, reviewStatuses } from "#app/features/reviews/review-facts.ts";
import { languages } from "#lib/translations.ts";
import { contentColumns, identity } from "#platform/database/columns.server.ts";

export const reviews = pgTable(
  "reviews",
  {
    reviewId: identity(),
    /** As visitors see it, such as "María G." */
    author: text().notNull(),
    text: text().notNull(),
    /** The language of the text. */
    language: text({ enum: languages }).notNull().default("es"),
    /** Into the other language, by the office. */
    translation: text().notNull().default(""),
    rating: integer(),
    source: text({ enum: reviewSources }).notNull().default(""),
    sourceUrl: text().notNull().default(""),
    writtenOn: date({ mode: "string" }),
    officerId: integer().references(() => loanOfficers.loanOfficerId, { onDelete: "set null" }),
    relation: text({ enum: reviewRelations }).notNull().default("none"),
    /** The day on which the customer agreed that the review is shown here. */
    consentOn: date({ mode: "string" }),
    status: text({ enum: reviewStatuses }).notNull().default("draft"),
    ...contentColumns(),
  },
  (table) => [index().on(table.officerId)],
);
