import { integer, pgTable } from "drizzle-orm/pg-core";

/** The posts that were public before, sent or not: each becomes news once. */
export const newsletterSeenPosts = pgTable("newsletter_seen_posts", { blogId: integer().primaryKey() });
