import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, lte, ne, sql } from "drizzle-orm";
import { contactMessageDefinition } from "#app/features/leads/messages/definition.server.ts";
import { contactMessageNoun } from "#app/features/leads/messages/noun.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { questionCodes } from "#app/features/leads/tables/question-codes.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { codeDays } from "./bounds.ts";

const codeMs = codeDays * 24 * 60 * 60 * 1000;

export const codeEnd = (lastActivityAt: Date): Date => new Date(lastActivityAt.getTime() + codeMs);

/** A code that was last used at this moment or before has expired. */
export const codeCutoff = (now: Date): Date => new Date(now.getTime() - codeMs);

/** Small, because the embedded database shares its thread with the pages. */
const batchSize = 200;

/** Deletes expired codes and their questions, also from the Trash, except those whose visitor has left contact details since. */
export async function purgeExpiredQuestions(db: Db, now: Date): Promise<void> {
  const hasExpired = lte(questionCodes.lastActivityAt, codeCutoff(now));
  for (;;) {
    const foundCount = await db.transaction(async (tx) => {
      const codes = await tx.select().from(questionCodes).where(hasExpired).limit(batchSize);
      if (codes.length === 0) return 0;
      const foundIds = [...new Set(codes.map(({ contactMessageId }) => contactMessageId))];
      await lockMessages(tx, foundIds);
      // Someone may have written before the message was locked.
      const purgedCodes = await tx
        .delete(questionCodes)
        .where(and(inArray(questionCodes.contactMessageId, foundIds), hasExpired))
        .returning({ id: questionCodes.contactMessageId });
      const ids = [...new Set(purgedCodes.map(({ id }) => id))];
      const leadIds = await findLeads(tx, ids);
      await contactMessageDefinition.purge(
        tx,
        ids.filter((id) => !leadIds.has(id)),
      );
      return codes.length;
    });
    if (foundCount < batchSize) return;
    await setImmediate();
  }
}

/** Messages are locked before their codes, as by everyone who writes. */
async function lockMessages(tx: Db, ids: number[]): Promise<void> {
  const { contactMessageId: id } = contactMessages;
  await tx.select({ id }).from(contactMessages).where(inArray(id, ids)).orderBy(id).for("update");
}

async function findLeads(tx: Db, ids: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: contactMessages.contactMessageId })
    .from(contactMessages)
    .where(and(inArray(contactMessages.contactMessageId, ids), ne(contactMessages.kind, "nameless")));
  const states = await tx
    .select({ id: revisions.entityId })
    .from(revisions)
    .where(
      and(
        eq(revisions.entity, contactMessageNoun.entity),
        inArray(revisions.entityId, ids),
        sql`${revisions.state} ->> 'kind' is distinct from 'nameless'`,
      ),
    );
  return new Set([...rows, ...states].map(({ id }) => id));
}
