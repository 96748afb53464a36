import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./content-columns.server.ts";

/**
 * The chain of hashes over the audit list, one link for each event in the order in which they were committed. The database
 * adds a link at the commit that adds its event; nothing else writes here, and only `purgeAudit` removes links, from the front.
 */
export const auditSeals = pgTable("audit_seals", {
  /** Counts from 1 without a gap. */
  position: bigint({ mode: "number" }).primaryKey(),
  auditEventId: bigint({ mode: "number" }).notNull().unique("audit_seals_audit_event_id_unique"),
  /** That of the event, so that the link still tells when retention has removed it. */
  at: instant().notNull(),
  /** The hash of the link before; empty at the very first. */
  previousHash: text().notNull(),
  /** SHA-256 over `previousHash` and the event, as the function `audit_event_hash` writes it down. */
  hash: text().notNull(),
});
