import { hostname } from "node:os";
import { and, eq, gt, like, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#platform/database/db.server.ts";
import { siteState } from "#platform/database/tables/site-state.server.ts";
import { putState } from "#platform/site-state.server.ts";
import type { PendingForms } from "./pending-forms.server.ts";

const prefix = "rejectedForms:";
const hourMs = 60 * 60 * 1000;
/** A node that has not reported for a week is gone. */
const validMs = 7 * 24 * hourMs;

const report = z.object({ node: z.string(), folder: z.string(), count: z.int(), at: z.iso.datetime() });
type RejectedReport = z.infer<typeof report>;

const lastReports = new WeakMap<PendingForms, { count: number; at: number }>();

/** Stores how many forms this node has rejected, because the dashboard may be on another node. */
export async function reportRejected(db: Db, pendingForms: PendingForms, now = new Date()): Promise<void> {
  const count = await pendingForms.countRejected();
  const last = lastReports.get(pendingForms);
  if (last?.count === count && (count === 0 || now.getTime() - last.at < hourMs)) return;
  const value: RejectedReport = { node: hostname(), folder: pendingForms.rejectedFolder, count, at: now.toISOString() };
  const key = `${prefix}${value.node}:${value.folder}`;
  if (count === 0) await db.delete(siteState).where(eq(siteState.key, key));
  else await putState(db, key, JSON.stringify(value));
  lastReports.set(pendingForms, { count, at: now.getTime() });
}

export async function listRejectedReports(db: Db, now: Date): Promise<RejectedReport[]> {
  const rows = await db
    .select()
    .from(siteState)
    .where(
      and(like(siteState.key, `${prefix}%`), gt(sql`${siteState.value}::jsonb ->> 'at'`, new Date(now.getTime() - validMs).toISOString())),
    );
  return rows.map(({ value }) => report.parse(JSON.parse(value)));
}
