import { pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns, identity } from "#platform/database/columns.server.ts";

/** A text that staff answer visitors with, again and again. No page shows it. */
export const replyTemplates = pgTable("reply_templates", {
  replyTemplateId: identity(),
  /** What staff choose it by. */
  name: text().notNull(),
  /** Empty where the answer keeps the subject of the conversation. */
  subject: text().notNull().default(""),
  body: text().notNull(),
  ...contentColumns(),
});
