import { and, desc, eq, ne } from "drizzle-orm";
import { deviceName } from "#lib/device-name.ts";
import { AppError } from "#lib/errors.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import { endSessions, rotateSession } from "#platform/accounts/change-sessions.server.ts";
import { hashPassword } from "#platform/accounts/password.server.ts";
import { requireStrongPassword } from "#platform/accounts/password-strength.server.ts";
import { absoluteTimeout, hasEnded, idleTimeout } from "#platform/accounts/session.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import { accounts, sessions, users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { recordAccountChange, recordAccountEvent } from "./account-changes.server.ts";
import { accountNotFound, changeDetails, detailColumns, refuseTakenEmail } from "./account-details.server.ts";
import { passwordHashOf, proveOwner } from "./own-proof.server.ts";
import type { Own } from "./own-request.server.ts";
import { type EmailChange, type PasswordChange, type ProfilePatch, passwordLabels } from "./schema.ts";

export async function getProfile(db: Db, userId: number) {
  const [profile] = await db.select(detailColumns).from(users).where(eq(users.id, userId));
  if (!profile) throw accountNotFound(userId);
  return profile;
}

export async function updateProfile(db: Db, userId: number, { version, ...details }: ProfilePatch, actor: Actor) {
  await db.transaction(async (tx) => {
    await changeDetails(tx, userId, details, version);
    await recordAccountEvent(tx, "staff.change", userId, actor, { fields: Object.keys(details).join() });
  });
  return getProfile(db, userId);
}

/** Ends every other session and gives this one a new secret, all with the new password or not at all. */
export async function changePassword(own: Own, { currentPassword, newPassword, ...secondProof }: PasswordChange) {
  const { db, staff, actor } = own;
  const hash = await passwordHashOf(db, staff.userId);
  await proveOwner(own, { password: currentPassword, ...secondProof }, "currentPassword");
  if (currentPassword === newPassword)
    throw AppError.field("newPassword", {
      en: "The new password must be different from the current one",
      es: "La contraseña nueva debe ser distinta de la actual",
    });
  await requireStrongPassword("newPassword", passwordLabels.newPassword, newPassword, staff);
  const newHash = await hashPassword(newPassword);
  return db.transaction(async (tx) => {
    const isUnchanged = and(eq(accounts.userId, staff.userId), eq(accounts.password, hash));
    const changes = { password: newHash, updatedAt: new Date() };
    const [changedAccount] = await tx.update(accounts).set(changes).where(isUnchanged).returning({ id: accounts.id });
    if (!changedAccount)
      throw new AppError("conflict", {
        en: "The password was changed by someone else at the same moment",
        es: "Otra persona cambió la contraseña en el mismo momento",
      });
    await endSessions(tx, staff.userId, staff.sessionId);
    await tx.update(users).set({ mustChangePassword: false }).where(eq(users.id, staff.userId));
    await recordAccountChange(tx, "staff.changePassword", staff.userId, actor);
    return rotateSession(tx, staff, new Date());
  });
}

/** For owners; other people's addresses are changed by an owner. The former address gets a mail about it. */
export async function changeOwnEmail(own: Own, { email, ...proof }: EmailChange) {
  await proveOwner(own, proof);
  const { db, staff, actor } = own;
  const { userId } = staff;
  if (email === staff.email)
    throw AppError.field("email", { en: "This is already your email address", es: "Ese ya es su correo electrónico" });
  return db
    .transaction(async (tx) => {
      const former = await changeDetails(tx, userId, { email });
      await recordAccountChange(tx, "staff.changeEmail", userId, actor, { formerAddress: former.email });
      await endSessions(tx, userId, staff.sessionId);
      const rotated = await rotateSession(tx, staff);
      return { ...rotated, staff: { ...rotated.staff, email } };
    })
    .catch(refuseTakenEmail);
}

/** The active sessions of one person, without their secrets, the last used first. */
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
