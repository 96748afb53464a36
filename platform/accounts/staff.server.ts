import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Role, sessions, users } from "#db/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type Auth, absoluteTimeout } from "./auth.server.ts";

/** Who is signed in, as the rest of the product knows them. */
export type Staff = {
  userId: number;
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  role: Role;
  sessionId: number;
  /** Names the session without being its secret: the browser may keep it where scripts can read it. */
  token: string;
};

/** The person behind a request's session cookie, if the session still stands. */
export async function findStaff(auth: Auth, db: Db, headers: Headers): Promise<Staff | undefined> {
  if (!headers.has("cookie")) return undefined;
  const found = await auth.api.getSession({ headers });
  if (!found) return undefined;
  const { session } = found;
  if (Date.now() - session.createdAt.getTime() > absoluteTimeout * 1000) {
    await db.delete(sessions).where(eq(sessions.token, session.token));
    return undefined;
  }
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, Number(session.userId)));
  if (!user || user.suspendedAt) return undefined;
  const { id: userId, userName, email, firstName, lastName, phoneNumber, role } = user;
  const token = createHash("sha256").update(session.token).digest("base64url");
  return { userId, userName, email, firstName, lastName, phoneNumber, role, sessionId: Number(session.id), token };
}
