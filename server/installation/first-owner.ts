import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { generatePassword } from "#platform/accounts/password.server.ts";
import { findPasswordWeakness } from "#platform/accounts/password-strength.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { type Config, StartError } from "#platform/config.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** `password` is set only if it was generated. */
export type FirstOwner = { email: string; password: string | undefined };

/** There is no default password. */
export async function createFirstOwner(db: Db, admin: Config["admin"]): Promise<FirstOwner | undefined> {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  if (anyone) return undefined;
  const email = admin.email ?? "owner@example.com";
  const weakness = admin.password && (await findPasswordWeakness(admin.password, { email }));
  if (weakness) throw new StartError(`ADMIN_PASSWORD ${weakness.en}.`);
  const madeUpPassword = admin.password === undefined ? generatePassword() : undefined;
  await createStaff(db, {
    email,
    password: admin.password ?? madeUpPassword ?? "",
    role: "owner",
    userName: "Owner",
    firstName: "Site",
    lastName: "Owner",
    // A generated password was printed; one set by the operator was chosen.
    mustChangePassword: madeUpPassword !== undefined,
  });
  return { email, password: madeUpPassword };
}
