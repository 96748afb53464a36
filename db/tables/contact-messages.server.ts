import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { callTimes } from "#lib/call-times.ts";
import { identity, instant } from "./content-columns.server.ts";
import { loanOfficers } from "./loan-officers.server.ts";

/** A visitor's message. It is never changed after it was stored, only its handling by staff is. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    contactMessageId: identity(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    service: text().notNull(),
    message: text().notNull(),
    language: text({ enum: ["en", "es"] })
      .notNull()
      .default("en"),
    page: text().notNull().default(""),
    callTime: text({ enum: callTimes }).notNull().default("none"),
    loanOfficerId: integer().references(() => loanOfficers.loanOfficerId, { onDelete: "set null" }),
    consent: jsonb().$type<{ text: string; language: string; version: string } | null>(),
    clientHints: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: text({ enum: ["new", "answered", "held"] })
      .notNull()
      .default("new"),
    heldReason: text().notNull().default(""),
    readAt: instant(),
    assignedOfficerId: integer().references(() => loanOfficers.loanOfficerId, { onDelete: "set null" }),
    notes: text().notNull().default(""),
    version: integer().notNull().default(1),
    searchText: text().notNull().default(""),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: integer(),
  },
  (table) => [
    index().on(table.state, table.contactMessageId.desc()),
    index().on(table.contactMessageId).where(sql`${table.readAt} is null`),
    index("contact_messages_name_index").on(sql`left(${table.searchText}, 80)`, table.contactMessageId.desc()),
    index().using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);
