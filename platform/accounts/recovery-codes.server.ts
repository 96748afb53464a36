import { symmetricDecrypt } from "better-auth/crypto";
import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { generateCode, hashLike, hashPassword } from "./password.server.ts";
import { recoveryCodes, twoFactors } from "./tables/staff.server.ts";

const codeCount = 10;
const noCodes = "[]";

/** Better-auth ties recovery codes to an authenticator; ours belong to the account, so it stores none. */
export const recoveryCodeStorage = { encrypt: async () => noCodes, decrypt: async () => noCodes };

/** Hashing takes a while: call it outside a transaction. */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: codeCount }, () => generateCode(3, 4));
  return { codes, hashes: await hashCodes(codes) };
}

/** All codes of one person have one salt, so that a typed code is hashed once and not ten times. */
async function hashCodes([first = "", ...others]: string[]): Promise<string[]> {
  const hash = await hashPassword(first);
  return [hash, ...(await Promise.all(others.map((code) => hashLike(hash, code))))];
}

export async function replaceRecoveryCodes(tx: Db, userId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function countRecoveryCodes(db: Db, secret: string, userId: number): Promise<number> {
  await moveFormerCodes(db, secret, userId);
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

/** Whether this is an unused recovery code of the account; marks it as used. */
export async function spendRecoveryCode(db: Db, secret: string, userId: number, typed: string): Promise<boolean> {
  await moveFormerCodes(db, secret, userId);
  const [stored] = await db.select({ hash: recoveryCodes.codeHash }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)).limit(1);
  if (!stored) return false;
  // Former codes have capitals in them.
  for (const code of new Set([typed.toLowerCase(), typed])) {
    const isTypedCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, await hashLike(stored.hash, code)));
    const spent = await db.delete(recoveryCodes).where(isTypedCode).returning();
    if (spent.length > 0) return true;
  }
  return false;
}

/** Codes from before they had their own table are stored with the authenticator, hashed or, older still, encrypted. */
async function moveFormerCodes(db: Db, secret: string, userId: number): Promise<void> {
  const isVerified = and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true));
  const [factor] = await db
    .select({ codes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(and(isVerified, ne(twoFactors.backupCodes, noCodes)));
  if (!factor) return;
  const isHashed = factor.codes.startsWith("[");
  const codes: string[] = JSON.parse(isHashed ? factor.codes : await symmetricDecrypt({ key: secret, data: factor.codes }));
  const hashes = isHashed ? codes : await hashCodes(codes);
  await db.transaction(async (tx) => {
    const isUnmoved = and(isVerified, eq(twoFactors.backupCodes, factor.codes));
    const moved = await tx.update(twoFactors).set({ backupCodes: noCodes }).where(isUnmoved).returning({ id: twoFactors.id });
    if (moved.length > 0 && hashes.length > 0) await replaceRecoveryCodes(tx, userId, hashes);
  });
}
