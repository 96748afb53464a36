import { and, eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import { endSessionsOf, rotateSession } from "#platform/accounts/change-sessions.server.ts";
import { hashPassword } from "#platform/accounts/password.server.ts";
import { requireStrongPassword } from "#platform/accounts/password-strength.server.ts";
import { accounts, users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { recordAccountChange, recordAccountEvent } from "./account-changes.server.ts";
import { changeDetails, detailColumns, refuseTakenEmail } from "./account-details.server.ts";
import { passwordHashOf } from "./confirmation.server.ts";
import { proveOwner } from "./own-proof.server.ts";
import type { Own } from "./own-request.server.ts";
import { type EmailChange, type PasswordChange, type ProfilePatch, passwordLabels } from "./schema.ts";

export async function getProfile(db: Db, userId: number) {
  const [profile] = await db.select(detailColumns).from(users).where(eq(users.id, userId));
  if (!profile) throw new AppError("notFound", { en: `Staff account ${userId} does not exist`, es: `No se encontró la cuenta ${userId}` });
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
    const [changedUser] = await tx
      .update(accounts)
      .set({ password: newHash, updatedAt: new Date() })
      .where(isUnchanged)
      .returning({ id: accounts.id });
    if (!changedUser)
      throw new AppError("conflict", {
        en: "The password was changed by someone else at the same moment",
        es: "Otra persona cambió la contraseña en el mismo momento",
      });
    await endSessionsOf(tx, staff.userId, staff.sessionId);
    await tx.update(users).set({ mustChangePassword: false }).where(eq(users.id, staff.userId));
    await recordAccountChange(tx, "staff.changePassword", staff.userId, actor);
    return rotateSession(tx, staff, new Date());
  });
}

/** Of an owner: everyone else's address is changed by one. The former address gets a mail about it. */
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
      await endSessionsOf(tx, userId, staff.sessionId);
      const rotated = await rotateSession(tx, staff);
      return { ...rotated, staff: { ...rotated.staff, email } };
    })
    .catch(refuseTakenEmail);
}
