import { sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/db.server.ts";
import type { StoredMetrics } from "#platform/metrics/stored-metrics.server.ts";
import { sendingStates, subscriberStates } from "./states.ts";
import { sendings, subscribers } from "./tables/newsletter.server.ts";

export const newsletterMetrics: StoredMetrics = {
  gauges: [
    { name: "umbral_newsletter_subscribers", help: "Addresses by their subscription state.", label: "state" },
    { name: "umbral_newsletter_sendings", help: "Issues of the newsletter by how far they have come.", label: "state" },
  ],
  read: async (db) => ({
    umbral_newsletter_subscribers: await countStates(db, subscribers, subscribers.state, subscriberStates),
    umbral_newsletter_sendings: await countStates(db, sendings, sendings.state, sendingStates),
  }),
};

/** How many rows of a table are in each state. */
export async function countStates<State extends string>(db: Db, table: PgTable, state: PgColumn, states: readonly State[]) {
  const rows = await db
    .select({ state: sql<string>`${state}`, count: sql<number>`count(*)::int` })
    .from(table)
    .groupBy(state);
  const pairs = states.map((each) => [each, rows.find((row) => row.state === each)?.count ?? 0]);
  return Object.fromEntries(pairs) as Record<State, number>;
}
