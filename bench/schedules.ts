import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { copyOf } from "#drills/folders.ts";
import type { Database } from "#platform/database/db.server.ts";
import { openEmbedded } from "#platform/database/embedded.server.ts";
import { openPostgres } from "#platform/database/postgres.server.ts";
import { findNext } from "#platform/drafts/run-schedules.server.ts";
import { createLog } from "#platform/log.server.ts";
import { startPostgres } from "#scripts/temporary-postgres.mjs";

/** What the database spends in a minute on watching so many waiting schedules, and on watching none. */
export type ScheduleRow = { database: string; waiting: number; msPerMinute: number; emptyMsPerMinute: number };

const waiting = 10_000;
/** A node looks at least every ten seconds. */
const looksPerMinute = 6;

export async function measureSchedules(template: string): Promise<ScheduleRow[]> {
  const folder = copyOf(template);
  const rows = [await watchOn("embedded", await openEmbedded(folder))];
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres({ durable: true });
  if (!postgres) return rows;
  const database = await openPostgres(postgres.url, createLog("silent"));
  await database.migrate(database.db, "db/migrations");
  rows.push(await watchOn("Postgres", database));
  await postgres.stop();
  return rows;
}

async function watchOn(name: string, database: Database): Promise<ScheduleRow> {
  const { db } = database;
  await db.execute(sql`delete from schedules`);
  const emptyMs = await looksTake(database);
  await db.execute(sql`insert into schedules (entity, entity_id, parts, action, at, created_by)
    select 'blog', n, '["en"]', 'publish', now() + n * interval '1 minute', 1 from generate_series(1, ${waiting}::int) n`);
  await db.execute(sql`analyze schedules`);
  const ms = await looksTake(database);
  await database.close();
  return { database: name, waiting, msPerMinute: ms * looksPerMinute, emptyMsPerMinute: emptyMs * looksPerMinute };
}

/** The time in the database alone, as the median of many looks. */
async function looksTake({ db }: Database): Promise<number> {
  const { sql: text } = findNext(db, sql`now()`).toSQL();
  const plain = text.replace("$1", "'waiting'").replace("$2", "1");
  const times: number[] = [];
  for (let look = 0; look < 200; look++) {
    const { rows } = (await db.execute(sql.raw(`explain (analyze, format json) ${plain}`))) as unknown as {
      rows: Array<{ "QUERY PLAN": Array<{ "Planning Time": number; "Execution Time": number }> }>;
    };
    const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
    times.push((plan?.["Planning Time"] ?? 0) + (plan?.["Execution Time"] ?? 0));
  }
  return times.sort((one, other) => one - other)[times.length / 2] ?? 0;
}
