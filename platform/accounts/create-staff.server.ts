import { accounts, type Role, users } from "#db/tables/staff.server.ts";
import { AppError } from "#lib/errors.ts";
import type { Db } from "#platform/database/db.server.ts";
import { hashPassword } from "./password.server.ts";

export type NewStaff = {
  email: string;
  password: string;
  role: Role;
  userName: string;
  firstName?: string;
  lastName?: string;
  phoneNumber?: string;
};

export async function createStaff(db: Db, { password, email, ...profile }: NewStaff): Promise<number> {
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ ...profile, email: email.toLowerCase(), emailVerified: true })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!user) throw AppError.field("email", "Another account already uses this e-mail address");
    await tx.insert(accounts).values({ userId: user.id, accountId: String(user.id), providerId: "credential", password: hash });
    return user.id;
  });
}
