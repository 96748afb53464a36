import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Availability } from "./availability.server.ts";

/** The one database type of the product: embedded and served Postgres alike, and a transaction on either. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Database = {
  db: Db;
  kind: "embedded" | "postgres";
  /** The embedded one is never away: it is part of the process. */
  availability: Availability;
  /** Runs `work` while no other process prepares the same database. */
  exclusively: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  migrate: (db: Db, folder: string) => Promise<void>;
  /** Of a server: the embedded engine has none. */
  connections?: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

/** Transactions that take the lock of the same name run one after the other; it ends with the transaction. */
export async function takeAdvisoryLock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
