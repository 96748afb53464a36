import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { users } from "./tables/staff.server.ts";

export const isActiveOwner = and(eq(users.role, "owner"), isNull(users.suspendedAt));

export async function listOwnerIds(db: Db): Promise<number[]> {
  const owners = await db.select({ id: users.id }).from(users).where(isActiveOwner).orderBy(asc(users.id));
  return owners.map(({ id }) => id);
}

/** An owner as the recipient of a mail; nothing for an account that is suspended or no longer an owner's. */
export async function findOwner(db: Db, userId: number) {
  const [owner] = await db
    .select({ userName: users.userName, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isActiveOwner));
  return owner && { ...owner, language: owner.language ?? "en" };
}
