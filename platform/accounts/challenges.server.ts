import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { verifications } from "./tables/staff.server.ts";

const lifetimeMs = 5 * 60_000;

/** Stores a challenge; one at a time for each purpose. */
export async function storeChallenge(db: Db, purpose: string, challenge: string, now = new Date()): Promise<void> {
  const identifier = `challenge-${purpose}`;
  await db.transaction(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.identifier, identifier));
    await tx.insert(verifications).values({ identifier, value: challenge, expiresAt: new Date(now.getTime() + lifetimeMs) });
  });
}

/** Returns the challenge and deletes it, so that it works once. */
export async function takeChallenge(db: Db, purpose: string, now = new Date()): Promise<string | undefined> {
  const isOwnChallenge = and(eq(verifications.identifier, `challenge-${purpose}`), gt(verifications.expiresAt, now));
  const [challenge] = await db.delete(verifications).where(isOwnChallenge).returning({ value: verifications.value });
  return challenge?.value;
}

/** In milliseconds: how long the sign-in page may be open before a passkey is used there. */
export const challengeLifetime = 30 * 60_000;

const sign = (content: Buffer, secret: string) => createHmac("sha256", secret).update("passkey challenge").update(content).digest();

/** Contains its own expiry: every visitor of the sign-in page gets a challenge, so it must not cost a row until it is used. */
export function signChallenge(secret: string, now: Date): Buffer<ArrayBuffer> {
  const content = Buffer.alloc(24);
  content.writeBigUInt64BE(BigInt(now.getTime() + challengeLifetime));
  randomBytes(16).copy(content, 8);
  return Buffer.concat([content, sign(content, secret)]);
}

/** Whether we signed this challenge and it has not expired. The caller makes sure that it is used once. */
export function isOwnChallenge(challenge: string, secret: string, now: Date): boolean {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== 56) return false;
  const content = bytes.subarray(0, 24);
  return timingSafeEqual(bytes.subarray(24), sign(content, secret)) && content.readBigUInt64BE() > BigInt(now.getTime());
}
