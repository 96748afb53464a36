import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Runs one statement on a connection of its own, past whatever stands between the nodes and the database. */
export async function askDatabase<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, application_name: "drill", connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The most connections that others than the drill had open at once, looked at every quarter of a second. */
export async function mostConnections(url: string, ms: number): Promise<number> {
  let most = 0;
  for (const end = Date.now() + ms; Date.now() < end; await sleep(250)) most = Math.max(most, await countConnections(url));
  return most;
}

export async function countConnections(url: string): Promise<number> {
  const [row] = await askDatabase<{ count: number }>(
    url,
    "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and application_name <> 'drill'",
  );
  return row?.count ?? 0;
}

/** Of three nodes: their pools, and for each a listener, a watch, and what replaces one of these while the old one ends. */
export const fairConnections = 3 * (10 + 4);
