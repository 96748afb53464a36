import { eq } from "drizzle-orm";
import { questionCodes } from "#app/features/leads/tables/question-codes.server.ts";
import type { Db } from "#platform/database/db.server.ts";

export async function addCode(tx: Db, codeHash: string, contactMessageId: number, lastActivityAt: Date): Promise<void> {
  await tx.insert(questionCodes).values({ codeHash, contactMessageId, lastActivityAt });
}

export async function prolongCode(tx: Db, contactMessageId: number, now = new Date()): Promise<void> {
  await tx.update(questionCodes).set({ lastActivityAt: now }).where(eq(questionCodes.contactMessageId, contactMessageId));
}
