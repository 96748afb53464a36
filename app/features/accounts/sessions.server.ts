import { and, desc, eq, ne } from "drizzle-orm";
import { deviceName } from "#lib/device-name.ts";
import { AppError } from "#lib/errors.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import { absoluteTimeout, hasEnded, idleTimeout } from "#platform/accounts/session.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import { sessions } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { recordAccountChange } from "./account-changes.server.ts";

/** The sessions of one person that still stand, the latest used first. No secret of any of them leaves here. */
export async function listSessions(db: Db, { userId, sessionId }: Staff) {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.updatedAt), desc(sessions.id));
  const now = new Date();
  return rows
    .filter((row) => !hasEnded(row, now))
    .map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
      sessionId: id,
      device: deviceName(userAgent ?? ""),
      address: ipAddress ?? "",
      signedInAt: createdAt,
      lastSeenAt: updatedAt,
      endsAt: new Date(Math.min(createdAt.getTime() + absoluteTimeout, updatedAt.getTime() + idleTimeout)),
      current: id === sessionId,
    }));
}

export async function endSession(db: Db, { userId }: Staff, sessionId: number, actor: Actor): Promise<void> {
  const isOwnSession = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  await db.transaction(async (tx) => {
    const [endedSession] = await tx.delete(sessions).where(isOwnSession).returning({ id: sessions.id });
    if (!endedSession)
      throw new AppError("notFound", { en: `You have no session ${sessionId}`, es: `Usted no tiene la sesión ${sessionId}` });
    await recordAccountChange(tx, "session.end", userId, actor, { detail: { session: sessionId } });
  });
}

export async function endOtherSessions(db: Db, { userId, sessionId }: Staff, actor: Actor): Promise<number> {
  const isOtherSession = and(eq(sessions.userId, userId), ne(sessions.id, sessionId));
  return db.transaction(async (tx) => {
    const { length: endedCount } = await tx.delete(sessions).where(isOtherSession).returning({ id: sessions.id });
    if (endedCount > 0) await recordAccountChange(tx, "session.end", userId, actor, { detail: { sessions: endedCount } });
    return endedCount;
  });
}
