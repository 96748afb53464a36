import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** Ids and keys of settings, never a person's name, address or text. */
export type AuditDetail = Record<string, string | number | boolean | null>;

/** Events about accounts, permissions and stored data. A trigger refuses to change them, and to delete them outside `purgeAudit`. */
export const auditEvents = pgTable(
  "audit_events",
  {
    auditEventId: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    /** `null` is someone not signed in, or the installation itself. */
    userId: integer(),
    /** From `audit-actions.ts` of lib or a feature, or from another release. */
    action: text().notNull(),
    /** A kind and an id: `staff:3`, `setting:contact.email`. */
    subject: text(),
    clientAddress: text(),
    detail: jsonb().$type<AuditDetail>().notNull().default({}),
  },
  (table) => [
    index().on(table.at.desc(), table.auditEventId.desc()),
    index().on(table.userId, table.auditEventId.desc()),
    index().on(table.action, table.auditEventId.desc()),
    index().on(table.subject, table.auditEventId.desc()),
    index("audit_events_text_index").using("gin", sql`(${auditText(table)}) gin_trgm_ops`),
  ],
);

/** The searched text of an event; there is an index on it. */
export function auditText({ subject, clientAddress }: { subject: AnyPgColumn; clientAddress: AnyPgColumn }): SQL {
  return sql`lower(coalesce(${subject}, '') || ' ' || coalesce(${clientAddress}, ''))`;
}
