import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { StartError } from "#platform/config.server.ts";
import { createLog } from "#platform/log.server.ts";
import { emptyPostgres } from "#test/database.ts";
import { refuseSharedSessions } from "./pooler.server.ts";
import { openPostgres } from "./postgres.server.ts";

const hasPostgres = Boolean(process.env.TEST_POSTGRES_URL);

it.runIf(hasPostgres)("a database in another encoding than UTF8 is refused before anything is written into it", async () => {
  const { url, remove } = await emptyPostgres("encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0");
  onTestFinished(remove);
  const opening = openPostgres(url, createLog("silent"));
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/is encoded in SQL_ASCII, and has to be in UTF8/);
});

it.runIf(hasPostgres)("a server that has room for one connection only leaves a pool that can be ended", async () => {
  const pool = new pg.Pool({ connectionString: process.env.TEST_POSTGRES_URL, max: 1, connectionTimeoutMillis: 50 });
  await expect(refuseSharedSessions(pool)).rejects.toThrow("timeout");
  await pool.end();
  expect(pool.totalCount).toBe(0);
});

it.runIf(hasPostgres).each([
  ["a database that is not there", { pathname: "/no_such_database" }, 'database "no_such_database" does not exist'],
  ["a user who is not known", { username: "nobody_here" }, 'role "nobody_here" does not exist'],
])("%s is refused at once: waiting would not help", async (_, difference, reason) => {
  const url = Object.assign(new URL(process.env.TEST_POSTGRES_URL ?? ""), difference).href;
  const opening = openPostgres(url, createLog("silent"), undefined, 3_600_000);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(`refuses the given user or password (${reason}); check DATABASE_URL.`);
});
