import { sql } from "drizzle-orm";
import { type AnyPgColumn, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { callTimes } from "#app/features/leads/call-times.ts";
import { leadStates } from "#app/features/leads/lead-states.ts";
import { specialties } from "#app/features/officers/specialties.ts";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import { usStates } from "#lib/us-states.ts";
import { identity, instant } from "#platform/database/columns.server.ts";

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
    /** What it is about, as far as the page or the form says. */
    product: text({ enum: specialties }),
    homeState: text({ enum: usStates }),
    /** Where the visitor came from: the utm parameters of the address, kept here and nowhere else. */
    campaign: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: text({ enum: leadStates }).notNull().default("new"),
    /** Why it was lost. */
    closedReason: text().notNull().default(""),
    heldReason: text().notNull().default(""),
    readAt: instant(),
    assignedOfficerId: integer().references(() => loanOfficers.loanOfficerId, { onDelete: "set null" }),
    /** Which rule found the officer, and whom it passed over. */
    routing: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** When someone has to have answered, reckoned in working hours; then the officer is reminded, and later the owner. */
    answerDueAt: instant(),
    remindedAt: instant(),
    escalatedAt: instant(),
    /** When somebody is reminded next: at `answerDueAt`, and once more. Nothing when nobody has to be any more. */
    nextReminderAt: instant(),
    firstAnsweredAt: instant(),
    /** A day of the office's calendar. */
    followUpOn: date({ mode: "string" }),
    followUpRemindedAt: instant(),
    /** The same person's message that this one's thread went into. */
    mergedIntoId: integer().references((): AnyPgColumn => contactMessages.contactMessageId, { onDelete: "set null" }),
    notes: text().notNull().default(""),
    version: integer().notNull().default(1),
    searchText: text().notNull().default(""),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: integer(),
  },
  (table) => [
    index("contact_messages_email_index").on(sql`lower(${table.email})`),
    index("contact_messages_phone_index").on(sql`right(regexp_replace(${table.phone}, '[^0-9]', '', 'g'), 10)`),
    index().on(table.assignedOfficerId, table.contactMessageId.desc()),
    index("contact_messages_reminder_index")
      .on(table.nextReminderAt)
      .where(sql`${table.state} = 'new' and ${table.firstAnsweredAt} is null and ${table.nextReminderAt} is not null`),
    index("contact_messages_follow_up_reminder_index")
      .on(table.followUpOn)
      .where(sql`${table.followUpOn} is not null and ${table.followUpRemindedAt} is null`),
    index().on(table.followUpOn).where(sql`${table.followUpOn} is not null`),
    index().on(table.mergedIntoId),
    // Everything that is counted of leads, so that counting reads no message.
    index("contact_messages_numbers_index")
      .on(table.createdAt, table.state, table.language, table.assignedOfficerId, table.firstAnsweredAt, table.page)
      .where(sql`${table.mergedIntoId} is null`),
    index("contact_messages_campaign_index").on(table.createdAt).where(sql`${table.campaign} <> '{}'::jsonb`),
    index().on(table.state, table.contactMessageId.desc()),
    index().on(table.contactMessageId).where(sql`${table.readAt} is null`),
    index("contact_messages_name_index").on(sql`left(${table.searchText}, 80)`, table.contactMessageId.desc()),
    index().using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);
