import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { plainText } from "#lib/plain-text.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { lockSending } from "./definition.server.ts";
import { issues } from "./issues.server.ts";
import { deliveries, sendings, subscribers } from "./tables/newsletter.server.ts";

type Author = { userId: number; clientAddress?: string };

const subjectOf = (id: number) => `newsletterissue:${id}`;

const longestAheadMs = 366 * 24 * 60 * 60 * 1000;

/** Has an issue sent at a time, or now. It goes out once: what has begun cannot be scheduled again. */
export async function scheduleSending(
  db: Db,
  id: number,
  sendAt: Date | null,
  { userId, clientAddress }: Author,
  now = new Date(),
): Promise<void> {
  if (sendAt && sendAt.getTime() > now.getTime() + longestAheadMs)
    throw AppError.field("sendAt", {
      en: "sendAt may be at most a year ahead",
      es: "La fecha de envío puede ser como máximo dentro de un año",
    });
  await db.transaction(async (tx) => {
    const issue = await issues.lock(tx, id);
    if (plainText(issue.body) === "" && !issue.body.includes("<img"))
      throw AppError.field("body", { en: "Write the text before you send it", es: "Escriba un texto antes de enviarlo" });
    const sending = await lockSending(tx, id);
    if (sending && sending.state !== "scheduled")
      throw new AppError("conflict", { en: "This newsletter has already been sent", es: "Este boletín ya se envió" });
    const values = { state: "scheduled" as const, sendAt: sendAt && sendAt > now ? sendAt : now, createdBy: userId };
    await tx
      .insert(sendings)
      .values({ newsletterIssueId: id, ...values })
      .onConflictDoUpdate({ target: sendings.newsletterIssueId, set: values });
    await recordAudit(tx, {
      action: "newsletter.send",
      userId,
      clientAddress,
      subject: subjectOf(id),
      detail: { at: values.sendAt.toISOString() },
    });
  });
}

/** What was only scheduled becomes a draft again; what is on its way stops where it is. */
export async function stopSending(db: Db, id: number, { userId, clientAddress }: Author): Promise<void> {
  await db.transaction(async (tx) => {
    const sending = await lockSending(tx, id);
    if (!sending || sending.state === "sent" || sending.state === "cancelled")
      throw new AppError("conflict", { en: "This newsletter is not being sent", es: "Este boletín no se está enviando" });
    const isThis = eq(sendings.newsletterIssueId, id);
    if (sending.state === "scheduled") await tx.delete(sendings).where(isThis);
    // Mails that are in the outbox already are composed from this state, and are not.
    else await tx.update(sendings).set({ state: "cancelled" }).where(isThis);
    await recordAudit(tx, { action: "newsletter.stop", userId, clientAddress, subject: subjectOf(id) });
  });
}

/** Once more to those whom it could not be handed to; also goes on with one that was paused. */
export async function retrySending(db: Db, id: number, { userId, clientAddress }: Author): Promise<void> {
  await db.transaction(async (tx) => {
    const sending = await lockSending(tx, id);
    if (sending?.state !== "sent" && sending?.state !== "paused")
      throw new AppError("conflict", { en: "There is nothing to try again", es: "No hay nada que intentar de nuevo" });
    const stillSubscribed = tx
      .select({ id: subscribers.newsletterSubscriberId })
      .from(subscribers)
      .where(eq(subscribers.state, "subscribed"));
    await tx
      .delete(deliveries)
      .where(
        and(
          eq(deliveries.newsletterIssueId, id),
          eq(deliveries.state, "failed"),
          inArray(deliveries.newsletterSubscriberId, stillSubscribed),
        ),
      );
    await tx
      .update(sendings)
      .set({ state: "sending", cursor: 0, finishedAt: null, sentCount: 0, failedCount: 0, skippedCount: 0 })
      .where(eq(sendings.newsletterIssueId, id));
    await recordAudit(tx, { action: "newsletter.send", userId, clientAddress, subject: subjectOf(id), detail: { again: true } });
  });
}
