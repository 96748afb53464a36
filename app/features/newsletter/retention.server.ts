import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { deleteMailAbout } from "#platform/mail/outbox.server.ts";
import { subscriberSubject } from "./noun.ts";
import { deliveries, sendings, subscribers } from "./tables/newsletter.server.ts";

const pendingMs = 30 * 24 * 60 * 60 * 1000;
/** Small, because the embedded database works in the thread that answers visitors. */
const batchSize = 200;

/** Deletes sign-ups that were never confirmed. */
export async function purgeUnconfirmed(db: Db, now: Date): Promise<void> {
  const { newsletterSubscriberId, state, consentAt } = subscribers;
  const isOver = and(eq(state, "pending"), lt(consentAt, new Date(now.getTime() - pendingMs)));
  for (;;) {
    const purgedCount = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: newsletterSubscriberId })
        .from(subscribers)
        .where(isOver)
        .limit(batchSize)
        .for("update", { skipLocked: true });
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx.delete(subscribers).where(inArray(newsletterSubscriberId, ids));
      await deleteMailAbout(tx, ...ids.map(subscriberSubject));
      return ids.length;
    });
    if (purgedCount < batchSize) return;
    await setImmediate();
  }
}

const deliveriesMs = 90 * 24 * 60 * 60 * 1000;

/** Who got an issue matters while someone may ask about it; how many got it stays with the sending. */
export async function purgeDeliveries(db: Db, now: Date): Promise<void> {
  const endedIds = db
    .select({ id: sendings.newsletterIssueId })
    .from(sendings)
    .where(lt(sendings.finishedAt, new Date(now.getTime() - deliveriesMs)));
  for (;;) {
    const batch = db
      .select({
        newsletterIssueId: deliveries.newsletterIssueId,
        newsletterSubscriberId: deliveries.newsletterSubscriberId,
      })
      .from(deliveries)
      .where(inArray(deliveries.newsletterIssueId, endedIds))
      .limit(batchSize);
    const rows = await db
      .delete(deliveries)
      .where(sql`(${deliveries.newsletterIssueId}, ${deliveries.newsletterSubscriberId}) in (${batch})`)
      .returning({ id: deliveries.newsletterSubscriberId });
    if (rows.length < batchSize) return;
    await setImmediate();
  }
}
