import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Availability } from "./availability.server.ts";

/** The only database type of the product: embedded Postgres, a Postgres server, or a transaction on either. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Database = {
  db: Db;
  kind: "embedded" | "postgres";
  /** The embedded database is always available: it is part of the process. */
  availability: Availability;
  /** Runs `work` while no other process migrates the same database. */
  exclusively: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  migrate: (db: Db, folder: string) => Promise<void>;
  /** Only of a Postgres server. */
  connections?: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

/** Released at the end of the transaction. */
export async function takeAdvisoryLock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
