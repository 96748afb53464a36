import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { usedCodes } from "./tables/staff.server.ts";

/** In milliseconds: longer than the minute and a half for which an authenticator's code is accepted. */
const codeLifetime = 3 * 60_000;

/** Whether this is the first use of the code on any node. */
export async function spendCode(db: Db, userId: number, code: string, now = new Date(), lifetime = codeLifetime): Promise<boolean> {
  const codeHash = createHash("sha256").update(`${userId}:${code}`).digest("base64url");
  const expiresAt = new Date(now.getTime() + lifetime);
  await purgeUsedCodes(db, now);
  const first = await db.insert(usedCodes).values({ codeHash, userId, expiresAt }).onConflictDoNothing().returning();
  return first.length > 0;
}

export async function purgeUsedCodes(db: Db, now = new Date()): Promise<void> {
  await db.delete(usedCodes).where(lt(usedCodes.expiresAt, now));
}
