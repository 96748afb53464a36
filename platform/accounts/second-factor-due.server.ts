import { type Role, readsLeads } from "#lib/permissions.ts";

const day = 24 * 3_600_000;

/** How long someone may read leads without a second factor, counted from when they first could. */
export const secondFactorGraceDays = 14;

type Account = { role: Role; hasSecondFactor: boolean; readsLeadsSince: Date };

/** From when on the account opens nothing but the setup of a second factor; null where it has one or needs none. */
export function findSecondFactorDue({ role, hasSecondFactor, readsLeadsSince }: Account): Date | null {
  if (hasSecondFactor || !readsLeads(role)) return null;
  return new Date(readsLeadsSince.getTime() + secondFactorGraceDays * day);
}

/** The days that are left, counting one that has begun. */
export function countDaysLeft(dueAt: Date | null, now: Date): number | null {
  return dueAt && Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / day));
}
