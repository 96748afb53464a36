import { eq, sql } from "drizzle-orm";
import type { StoredMetrics } from "#platform/metrics/stored-metrics.server.ts";
import { mailJobs } from "./tables/mail-jobs.server.ts";

/** Bulk mail is separate, so that a newsletter raises no alarm. */
export const mailMetrics: StoredMetrics = {
  gauges: [
    { name: "umbral_mail_waiting", help: "Mails that have not been sent yet.", label: "bulk" },
    { name: "umbral_mail_oldest_waiting_seconds", help: "How long the oldest of them has waited.", label: "bulk" },
    { name: "umbral_mail_failed", help: "Mails that need the attention of staff: nothing is tried any more." },
  ],
  read: async (db) => {
    const rows = await db
      .select({
        isBulk: mailJobs.isBulk,
        count: sql<number>`count(*)::int`,
        age: sql<number>`extract(epoch from now() - min(${mailJobs.createdAt}))::float8`,
      })
      .from(mailJobs)
      .where(eq(mailJobs.state, "waiting"))
      .groupBy(mailJobs.isBulk);
    const of = (isBulk: boolean) => rows.find((row) => row.isBulk === isBulk);
    return {
      umbral_mail_waiting: { false: of(false)?.count ?? 0, true: of(true)?.count ?? 0 },
      umbral_mail_oldest_waiting_seconds: { false: of(false)?.age ?? 0, true: of(true)?.age ?? 0 },
      umbral_mail_failed: await db.$count(mailJobs, eq(mailJobs.state, "failed")),
    };
  },
};
