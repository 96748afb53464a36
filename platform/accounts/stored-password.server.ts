import { eq } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { accounts, users } from "./tables/staff.server.ts";

/** What a password is compared with. Waits for whoever is changing it, and so never answers what is about to be void. */
export async function findPasswordHash(db: Db, email: string): Promise<string | null | undefined> {
  const [account] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(users.email, email))
    .for("share", { of: accounts });
  return account?.hash;
}
