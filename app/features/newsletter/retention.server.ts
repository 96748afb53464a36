import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, lt } from "drizzle-orm";
import { mailJobs } from "#db/tables/mail-jobs.server.ts";
import { newsletterSubscribers } from "#db/tables/newsletter-subscribers.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { subscriberSubject } from "./noun.ts";

const pendingMs = 30 * 24 * 60 * 60 * 1000;
/** Small, because the embedded database works in the thread that answers visitors. */
const batchSize = 200;

/** Who never confirmed did not want it, or it was not them: nothing of that is kept. */
export async function purgeUnconfirmed(db: Db, now: Date): Promise<void> {
  const { newsletterSubscriberId, state, consentAt } = newsletterSubscribers;
  const isOver = and(eq(state, "pending"), lt(consentAt, new Date(now.getTime() - pendingMs)));
  for (;;) {
    const purgedCount = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: newsletterSubscriberId })
        .from(newsletterSubscribers)
        .where(isOver)
        .limit(batchSize)
        .for("update", { skipLocked: true });
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx.delete(newsletterSubscribers).where(inArray(newsletterSubscriberId, ids));
      await tx.delete(mailJobs).where(inArray(mailJobs.subject, ids.map(subscriberSubject)));
      return ids.length;
    });
    if (purgedCount < batchSize) return;
    await setImmediate();
  }
}
