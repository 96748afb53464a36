import { randomBytes } from "node:crypto";
import { and, eq, like, lt, ne, notLike, or } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { hashSessionToken, idleTimeout } from "./session.server.ts";
import type { Staff } from "./staff.server.ts";
import { knownDevices, passwordResets, sessions, verifications } from "./tables/staff.server.ts";

/** Also ends what could open another session soon: pending second steps, links to a new password, known browsers. */
export async function endSessions(tx: Db, userId: number, keep?: number): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.id, keep)));
  const pendingSignIn = and(like(verifications.identifier, "2fa-%"), notLike(verifications.identifier, "2fa-attempts-%"));
  await tx.delete(verifications).where(and(pendingSignIn, eq(verifications.value, String(userId))));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Abandoned sessions would otherwise stay forever. */
export async function sweepEndedSessions(db: Db, now = new Date()): Promise<void> {
  const lastUseThatCounts = new Date(now.getTime() - idleTimeout);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.updatedAt, lastUseThatCounts)));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}

/** Gives the session a new secret, so that a stolen one is worthless. `sessionToken` is for the cookie alone. */
export async function rotateSession(
  tx: Db,
  staff: Staff,
  confirmedAt = staff.confirmedAt,
): Promise<{ sessionToken: string; staff: Staff }> {
  const sessionToken = randomBytes(24).toString("base64url");
  const token = hashSessionToken(sessionToken);
  await tx.update(sessions).set({ token, confirmedAt }).where(eq(sessions.id, staff.sessionId));
  return { sessionToken, staff: { ...staff, confirmedAt, token } };
}
