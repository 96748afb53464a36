import { and, eq } from "drizzle-orm";
import { passkeys, twoFactors, users } from "#db/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";

export const secondFactorKinds = ["totp", "passkey"] as const;
type SecondFactorKind = (typeof secondFactorKinds)[number];

/** The second factors that someone can sign in with. */
export async function secondFactorsOf(db: Db, userId: number): Promise<SecondFactorKind[]> {
  const isVerifiedFactor = and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true));
  const [totp] = await db.select({ id: twoFactors.id }).from(twoFactors).where(isVerifiedFactor).limit(1);
  const [passkey] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
  return secondFactorKinds.filter((kind) => (kind === "totp" ? totp : passkey));
}

/** Signing in asks for a second step exactly while there is something to take it with. */
export async function noteSecondFactors(tx: Db, userId: number): Promise<SecondFactorKind[]> {
  const kinds = await secondFactorsOf(tx, userId);
  await tx
    .update(users)
    .set({ twoFactorEnabled: kinds.length > 0 })
    .where(eq(users.id, userId));
  return kinds;
}
