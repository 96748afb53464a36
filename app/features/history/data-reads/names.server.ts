import { inArray } from "drizzle-orm";
import { localize } from "#lib/localize.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";

export async function findNames(db: Db, userIds: number[]): Promise<(userId: number) => string> {
  const ids = [...new Set(userIds)];
  const people = await db.select({ id: users.id, userName: users.userName }).from(users).where(inArray(users.id, ids));
  const names = new Map(people.map(({ id, userName }) => [id, userName]));
  return (userId) => names.get(userId) ?? localize({ en: `Account ${userId}`, es: `Cuenta ${userId}` });
}
