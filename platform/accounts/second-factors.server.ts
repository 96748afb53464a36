import { and, eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { type Role, readsLeads } from "#lib/permissions.ts";
import type { Db } from "#platform/database/db.server.ts";
import { passkeys, recoveryCodes, twoFactors, users } from "./tables/staff.server.ts";

export const secondFactorKinds = ["totp", "passkey"] as const;
export type SecondFactorKind = (typeof secondFactorKinds)[number];

const exists = (rows: SQL) => sql<boolean>`exists (${rows})`;
const one = { one: sql`1` };

/** The only definition of a second factor: an authenticator whose first code was right, or a passkey. */
const hasFactor: Record<SecondFactorKind, SQL<boolean>> = {
  totp: exists(
    new QueryBuilder()
      .select(one)
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, users.id), eq(twoFactors.verified, true)))
      .getSQL(),
  ),
  passkey: exists(new QueryBuilder().select(one).from(passkeys).where(eq(passkeys.userId, users.id)).getSQL()),
};

export const hasSecondFactor = sql<boolean>`(${hasFactor.totp} or ${hasFactor.passkey})`;

export async function listSecondFactorKinds(db: Db, userId: number): Promise<SecondFactorKind[]> {
  const [has] = await db.select(hasFactor).from(users).where(eq(users.id, userId));
  return secondFactorKinds.filter((kind) => has?.[kind]);
}

/** Better-auth reads from the account whether sign-in needs a second step. Recovery codes end with the last factor. */
export async function updateSecondFactorFlag(tx: Db, userId: number): Promise<SecondFactorKind[]> {
  const kinds = await listSecondFactorKinds(tx, userId);
  await tx
    .update(users)
    .set({ twoFactorEnabled: kinds.length > 0 })
    .where(eq(users.id, userId));
  if (kinds.length === 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return kinds;
}

const day = 24 * 3_600_000;

/** How long an account may read leads without a second factor. */
export const secondFactorGraceDays = 14;

type Account = { role: Role; hasSecondFactor: boolean; readsLeadsSince: Date };

/** From when on the account can only set up a second factor; null where it has one or needs none. */
export function findSecondFactorDue({ role, hasSecondFactor, readsLeadsSince }: Account): Date | null {
  if (hasSecondFactor || !readsLeads(role)) return null;
  return new Date(readsLeadsSince.getTime() + secondFactorGraceDays * day);
}

/** Counts a day that has begun. */
export function countDaysLeft(dueAt: Date | null, now: Date): number | null {
  return dueAt && Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / day));
}
