import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";
import { newsletterSendings } from "./newsletter-sendings.server.ts";
import { newsletterSubscribers } from "./newsletter-subscribers.server.ts";

/** One issue to one subscriber: written in the commit that puts its mail into the outbox, so that there is never a second. */
export const newsletterDeliveries = pgTable(
  "newsletter_deliveries",
  {
    newsletterIssueId: integer()
      .notNull()
      .references(() => newsletterSendings.newsletterIssueId, { onDelete: "cascade" }),
    newsletterSubscriberId: integer()
      .notNull()
      .references(() => newsletterSubscribers.newsletterSubscriberId, { onDelete: "cascade" }),
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
