import { AppError } from "#lib/errors.ts";
import type { Role } from "#lib/permissions.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Actor } from "./actor.server.ts";
import { notifyOwners } from "./owners.server.ts";
import { hashPassword } from "./password.server.ts";
import { accounts, users } from "./tables/staff.server.ts";

type Details = "userName" | "firstName" | "lastName" | "phoneNumber" | "language" | "loanOfficerId" | "mustChangePassword";
type NewStaff = Pick<typeof users.$inferInsert, "email" | Details> & { role: Role };

export async function createStaff(db: Db, { password, ...staff }: NewStaff & { password: string }, actor?: Actor): Promise<number> {
  return storeStaff(db, staff, await hashPassword(password), actor);
}

export function storeStaff(
  db: Db,
  { email, ...profile }: NewStaff,
  passwordHash: string,
  actor: Actor = { userId: null },
): Promise<number> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ ...profile, email: email.toLowerCase(), emailVerified: true })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!user)
      throw AppError.field("email", {
        en: "Another account already uses this email address",
        es: "Otra cuenta ya usa este correo electrónico",
      });
    await tx.insert(accounts).values({ userId: user.id, accountId: String(user.id), providerId: "credential", password: passwordHash });
    const { userId, clientAddress } = actor;
    await recordAudit(tx, { action: "staff.create", userId, clientAddress, subject: `staff:${user.id}`, detail: { role: profile.role } });
    if (profile.role === "owner") await notifyOwners(tx, { about: "newOwner", accountId: user.id }, actor);
    return user.id;
  });
}
