import { symmetricDecrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { twoFactors } from "#db/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { hashLike, hashPassword } from "./password.server.ts";

/** Codes are letters and digits, in hashes there are dollar signs. */
const isHash = (code: string) => code.includes("$");

/** Better-auth would encrypt recovery codes, and whoever has the database often has the key too: they are hashed like passwords. */
export const recoveryCodeStorage = (secret: string) => ({
  encrypt: hashCodes,
  /** Codes from before they were hashed are encrypted until the next one is used. */
  decrypt: async (stored: string) => (isHashed(stored) ? stored : symmetricDecrypt({ key: secret, data: stored })),
});

const isHashed = (stored: string) => stored.startsWith("[");

/** All codes of one person have one salt, so that a typed code is hashed once and not ten times. What is hashed stays as it is. */
async function hashCodes(json: string): Promise<string> {
  const codes: string[] = JSON.parse(json);
  const [first = "", ...others] = codes;
  if (codes.every(isHash)) return json;
  const hash = await hashPassword(first);
  return JSON.stringify([hash, ...(await Promise.all(others.map((code) => hashLike(hash, code))))]);
}

/** What better-auth compares with what is stored when someone types a recovery code. */
export async function storedFormOf(db: Db, userId: number, typed: string): Promise<string> {
  const [factor] = await db.select({ codes: twoFactors.backupCodes }).from(twoFactors).where(eq(twoFactors.userId, userId));
  if (!factor || !isHashed(factor.codes)) return typed;
  const [storedCode]: string[] = JSON.parse(factor.codes);
  return storedCode === undefined ? "" : hashLike(storedCode, typed);
}
