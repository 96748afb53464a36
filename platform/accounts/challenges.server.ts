import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { verifications } from "./tables/staff.server.ts";

const lifetimeMs = 5 * 60_000;

/** Keeps a challenge for what is asked for next; one at a time for each purpose. */
export async function keepChallenge(db: Db, purpose: string, challenge: string, now = new Date()): Promise<void> {
  const identifier = `challenge-${purpose}`;
  await db.transaction(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.identifier, identifier));
    await tx.insert(verifications).values({ identifier, value: challenge, expiresAt: new Date(now.getTime() + lifetimeMs) });
  });
}

/** The challenge, which nobody can answer a second time. */
export async function takeChallenge(db: Db, purpose: string, now = new Date()): Promise<string | undefined> {
  const isOwnChallenge = and(eq(verifications.identifier, `challenge-${purpose}`), gt(verifications.expiresAt, now));
  const [challenge] = await db.delete(verifications).where(isOwnChallenge).returning({ value: verifications.value });
  return challenge?.value;
}
