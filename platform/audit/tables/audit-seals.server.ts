import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/**
 * The hash chain over audit events: one seal per event, in the order of commits. The database adds it at the event's commit; only a
 * restore also writes here, and `purgeAudit` removes the oldest.
 */
export const auditSeals = pgTable("audit_seals", {
  /** Counts from 1 without a gap. */
  position: bigint({ mode: "number" }).primaryKey(),
  auditEventId: bigint({ mode: "number" }).notNull().unique("audit_seals_audit_event_id_unique"),
  /** The event's time, which stays known after retention has removed the event. */
  at: instant().notNull(),
  /** SHA-256 over all columns of the event (`hash_audit_event`). */
  eventHash: text().notNull(),
  /** The hash of the seal before; empty in the first. */
  previousHash: text().notNull(),
  /** SHA-256 over all columns of the seal but this one (`hash_audit_seal`). */
  hash: text().notNull(),
});
