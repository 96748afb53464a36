import { eq } from "drizzle-orm";
import type { Role } from "#lib/permissions.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { siteState } from "#platform/database/tables/site-state.server.ts";
import type { Auth } from "./auth.server.ts";
import { findSecondFactorDue, hasSecondFactor } from "./second-factors.server.ts";
import { hasEnded, hashSessionToken, noticeEvery } from "./session.server.ts";
import { readSessionToken } from "./session-cookie.server.ts";
import { sessions, users } from "./tables/staff.server.ts";

export type Staff = {
  userId: number;
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  role: Role;
  /** Of the admin; null means the browser's language. */
  language: Language | null;
  /** The loan officer to whom the account belongs. */
  loanOfficerId: number | null;
  /** True while someone else has seen the password. */
  mustChangePassword: boolean;
  /** When the password or a code was last entered in this session. */
  confirmedAt: Date;
  sessionId: number;
  hasSecondFactor: boolean;
  /** Until when the account may be used without a second factor; null where it has one or needs none. */
  secondFactorDueAt: Date | null;
  /** True while this person has no second factor and needs one now. */
  mustSetUpSecondFactor: boolean;
  /** Identifies the session without being its secret, so scripts may read it. */
  token: string;
};

export const personColumns = {
  userId: users.id,
  userName: users.userName,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  role: users.role,
};

/** The row of `site_state` that says who needs a second factor. */
export const secondFactorRuleKey = "secondFactorRule";
export const everyone = "everyone";

const sessionColumns = {
  ...personColumns,
  language: users.language,
  loanOfficerId: users.loanOfficerId,
  suspendedAt: users.suspendedAt,
  mustChangePassword: users.mustChangePassword,
  confirmedAt: sessions.confirmedAt,
  sessionId: sessions.id,
  hasSecondFactor,
  secondFactorRule: siteState.value,
  readsLeadsSince: users.readsLeadsSince,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
  expiresAt: sessions.expiresAt,
};

/**
 * The user of a request's session cookie, if the session is active. One query, where better-auth makes three, knows no suspension, and
 * turns an unavailable database into an error of its own.
 */
export async function findStaff(auth: Auth, db: Db, headers: Headers): Promise<Staff | undefined> {
  const sessionToken = await readSessionToken(auth, headers);
  if (!sessionToken) return undefined;
  const token = hashSessionToken(sessionToken);
  const [holder] = await db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(siteState, eq(siteState.key, secondFactorRuleKey))
    .where(eq(sessions.token, token));
  if (!holder || holder.suspendedAt) return undefined;
  const { createdAt, updatedAt, expiresAt, suspendedAt: _, secondFactorRule, readsLeadsSince, ...staff } = holder;
  const now = new Date();
  if (hasEnded({ createdAt, updatedAt, expiresAt }, now)) {
    await db.delete(sessions).where(eq(sessions.id, staff.sessionId));
    return undefined;
  }
  if (now.getTime() - updatedAt.getTime() > noticeEvery) {
    await db.update(sessions).set({ updatedAt: now }).where(eq(sessions.id, staff.sessionId));
  }
  const secondFactorDueAt = findSecondFactorDue({ ...staff, readsLeadsSince });
  const isDue = secondFactorRule === everyone || (secondFactorDueAt !== null && secondFactorDueAt <= now);
  return { ...staff, secondFactorDueAt, mustSetUpSecondFactor: isDue && !staff.hasSecondFactor, token };
}

export function storedUser({ userId, userName, email, token, phoneNumber, firstName, lastName }: Staff) {
  return { userId, userName, email, token, phoneNumber, firstName, lastName };
}

export const requiredSteps = ["password", "secondFactor"] as const;
type RequiredStep = (typeof requiredSteps)[number];

export function requiredStep({ mustChangePassword, mustSetUpSecondFactor }: Staff): RequiredStep | undefined {
  if (mustChangePassword) return "password";
  return mustSetUpSecondFactor ? "secondFactor" : undefined;
}
