import { pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns, identity } from "#platform/database/columns.server.ts";

export const replyTemplates = pgTable("reply_templates", {
  replyTemplateId: identity(),
  name: text().notNull(),
  /** Empty to keep the subject of the conversation. */
  subject: text().notNull().default(""),
  body: text().notNull(),
  ...contentColumns(),
});
