import { and, eq, gt } from "drizzle-orm";
import { messages } from "#app/features/leads/messages/definition.server.ts";
import { questionCodes } from "#app/features/leads/tables/question-codes.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { codeCutoff, codeEnd } from "./expiry.server.ts";

/** Undefined for a code that is unknown, has expired, or belongs to a question that was deleted. */
export async function findQuestion(db: Db, codeHash: string, now: Date) {
  const isThis = and(eq(questionCodes.codeHash, codeHash), gt(questionCodes.lastActivityAt, codeCutoff(now)));
  const [code] = await db.select().from(questionCodes).where(isThis);
  const message = code && (await messages.find(db, code.contactMessageId));
  return message && { message, endsAt: codeEnd(code.lastActivityAt) };
}
