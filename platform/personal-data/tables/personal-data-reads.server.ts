import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** Who read which visitors' records, and when. Only ids, so that erasing a person need not change it. */
export const personalDataReads = pgTable(
  "personal_data_reads",
  {
    personalDataReadId: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** A hash of the read and its time window: a repeated read updates its row. */
    readKey: text().notNull().unique("personal_data_reads_read_key_unique"),
    at: instant().notNull().defaultNow(),
    lastAt: instant().notNull().defaultNow(),
    times: integer().notNull().default(1),
    userId: integer().notNull(),
    /** The operation, such as `GET /api/things/:id`. */
    call: text().notNull(),
    entity: text().notNull(),
    recordIds: integer().array().notNull(),
    clientAddress: text().notNull(),
  },
  (table) => [
    index().on(table.lastAt.desc()),
    index().on(table.userId, table.lastAt.desc()),
    index("personal_data_reads_records_index").using("gin", table.recordIds),
  ],
);
