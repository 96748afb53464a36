import { eq } from "drizzle-orm";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Whom a mail about an account is written to, and in which language; English until the person has chosen one. */
export async function findAccountReader(db: Db, userId: number) {
  const { email, userName, language } = users;
  const [user] = await db.select({ email, userName, language }).from(users).where(eq(users.id, userId));
  return user && { ...user, language: user.language ?? "en" };
}
