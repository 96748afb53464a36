import { sql } from "drizzle-orm";
import { type AnyPgColumn, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { answerWays, messageKinds } from "#app/features/leads/answer-ways.ts";
import { callTimes } from "#app/features/leads/call-times.ts";
import { leadStates } from "#app/features/leads/lead-states.ts";
import { specialties } from "#app/features/officers/specialties.ts";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import { usStates } from "#lib/us-states.ts";
import { identity, instant } from "#platform/database/columns.server.ts";

/** What the visitor wrote never changes; its handling by staff does. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    contactMessageId: identity(),
    kind: text({ enum: messageKinds }).notNull().default("form"),
    /** Null for the contact form, which asks for a number and an address, and for questions without contact data. */
    replyBy: text({ enum: answerWays }),
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
    /** `at` is set if they agreed later than they wrote. */
    consent: jsonb().$type<{ text: string; language: string; version: string; at?: string } | null>(),
    clientHints: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** From the page that it was sent from. */
    product: text({ enum: specialties }),
    homeState: text({ enum: usStates }),
    /** The utm parameters of the visitor's address, stored nowhere else. */
    campaign: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: text({ enum: leadStates }).notNull().default("new"),
    closedReason: text().notNull().default(""),
    heldReason: text().notNull().default(""),
    readAt: instant(),
    assignedOfficerId: integer().references(() => loanOfficers.loanOfficerId, { onDelete: "set null" }),
    /** Which rule assigned it, and which absent officer the deputy replaces. */
    routing: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** In working hours; then the officer gets a reminder, and later the owners. */
    answerDueAt: instant(),
    remindedAt: instant(),
    escalatedAt: instant(),
    /** At `answerDueAt`, and once more; null when no reminder is due any more. */
    nextReminderAt: instant(),
    firstAnsweredAt: instant(),
    followUpOn: date({ mode: "string" }),
    followUpRemindedAt: instant(),
    /** The message whose thread includes this one's. */
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
    // Covers what the reports count, so that they read no message.
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
