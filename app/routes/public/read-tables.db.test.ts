import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { recordReads } from "#platform/database/read-tables.server.ts";
import { createLog } from "#platform/log.server.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import { testDatabase } from "#test/database.ts";

const current = testDatabase();

type Loader = (args: { request: Request; url: URL; params: Record<string, string>; context: RouterContextProvider }) => Promise<unknown>;
const routes = import.meta.glob<{ loader?: Loader }>(["./**/*.{ts,tsx}", "!./**/*.test.*"]);

/** What changes without an edit: nobody drops a page for it. */
const notContent = new Set(["site_state", "newsletter_subscribers"]);

it("pages are made from tables whose changes are announced", async () => {
  const { db } = current;
  const context = new RouterContextProvider();
  context.set(sharedContext, { db, log: createLog("silent"), siteUrl: "http://localhost" });
  const request = new Request("http://localhost/?q=loan&search=loan&token=a");
  const args = { request, url: new URL(request.url), params: { slug: "home", id: "1", name: "Ana" }, context };
  const readTables = new Set<string>();
  let loaderCount = 0;
  for (const load of Object.values(routes)) {
    const { loader } = await load();
    if (!loader) continue;
    loaderCount++;
    // A page that is not there was looked for all the same.
    const { tables } = await recordReads(() => new Promise((resolve) => resolve(loader(args))).catch(() => undefined));
    for (const table of tables) readTables.add(table);
  }
  expect(loaderCount).toBeGreaterThan(15);
  const { rows } = (await db.execute(
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'announce_changed_table'`,
  )) as unknown as { rows: Array<{ name: string }> };
  const announcedTables = new Set(rows.map(({ name }) => name));
  expect([...announcedTables].filter((table) => !readTables.has(table))).toEqual([]);
  expect([...readTables].filter((table) => !announcedTables.has(table) && !notContent.has(table))).toEqual([]);
});
