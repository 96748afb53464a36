import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sendingStates, subscriberStates } from "#app/features/newsletter/states.ts";
import type { Translations } from "#lib/translations.ts";
import { contentColumns, identity, instant } from "#platform/database/columns.server.ts";

/** Addresses that are subscribed, have asked to be, or have unsubscribed. */
export const subscribers = pgTable(
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
    /** When someone who signed up again was last reminded that they are subscribed. */
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

/** What a newsletter says. Whether and when it goes out is a matter of its own: `newsletter_sendings`. */
export const newsletterIssues = pgTable(
  "newsletter_issues",
  {
    newsletterIssueId: identity(),
    subject: text().notNull(),
    body: text().notNull().default(""),
    /** The post that it announces, where it was made for one. */
    blogId: integer(),
    ...contentColumns(),
  },
  (table) => [uniqueIndex().on(table.blogId), index().using("gin", table.searchText.op("gin_trgm_ops"))],
);

/** The one time that an issue goes out. It outlives the issue, so that none is sent twice. */
export const sendings = pgTable(
  "newsletter_sendings",
  {
    newsletterIssueId: integer().primaryKey(),
    state: text({ enum: sendingStates }).notNull().default("scheduled"),
    sendAt: instant().notNull(),
    /** What it says, as it was when it began: all readers get the same. */
    subject: text().notNull().default(""),
    body: text().notNull().default(""),
    translations: jsonb().$type<Translations>().notNull().default({}),
    /** Subscribers are gone through by id: up to here so far, and up to here in all. */
    cursor: integer().notNull().default(0),
    lastSubscriberId: integer().notNull().default(0),
    /** How many there were to write to when it began. */
    recipients: integer().notNull().default(0),
    startedAt: instant(),
    finishedAt: instant(),
    /** Of when it was over; who got it is forgotten before that it was sent. */
    sentCount: integer().notNull().default(0),
    failedCount: integer().notNull().default(0),
    skippedCount: integer().notNull().default(0),
    createdBy: integer(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index("newsletter_sendings_open_index").on(table.state, table.sendAt).where(sql`${table.state} in ('scheduled', 'sending')`)],
);

/** One issue to one subscriber: written in the commit that puts its mail into the outbox, so that there is never a second. */
export const deliveries = pgTable(
  "newsletter_deliveries",
  {
    newsletterIssueId: integer()
      .notNull()
      .references(() => sendings.newsletterIssueId, { onDelete: "cascade" }),
    newsletterSubscriberId: integer()
      .notNull()
      .references(() => subscribers.newsletterSubscriberId, { onDelete: "cascade" }),
    state: text({ enum: ["queued", "sent", "failed", "skipped"] })
      .notNull()
      .default("queued"),
    queuedAt: instant().notNull().defaultNow(),
    endedAt: instant(),
    /** Why it did not arrive, in plain words. */
    reason: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.newsletterIssueId, table.newsletterSubscriberId] }),
    index().on(table.newsletterSubscriberId),
    index().on(table.queuedAt),
    index("newsletter_deliveries_queued_index").on(table.newsletterIssueId).where(sql`${table.state} = 'queued'`),
  ],
);

/** The posts that were public before, sent or not: each becomes news once. */
export const seenPosts = pgTable("newsletter_seen_posts", { blogId: integer().primaryKey() });
