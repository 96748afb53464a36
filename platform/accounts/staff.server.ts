import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Role, sessions, users } from "#db/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Auth } from "./auth.server.ts";
import { readSessionToken } from "./session-cookie.server.ts";
import { hasEnded, noticeEvery } from "./session-times.server.ts";

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

/** What is told of a person who works here. */
export const personColumns = {
  userId: users.id,
  userName: users.userName,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  role: users.role,
};

const sessionColumns = {
  ...personColumns,
  suspendedAt: users.suspendedAt,
  sessionId: sessions.id,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
  expiresAt: sessions.expiresAt,
};

/**
 * The person behind a request's session cookie, if the session still stands. Asked here in one query and not through
 * better-auth, which asks three, knows no suspension, and turns a database that is down into an error of its own.
 */
export async function findStaff(auth: Auth, db: Db, headers: Headers): Promise<Staff | undefined> {
  const token = await readSessionToken(auth, headers);
  if (!token) return undefined;
  const [found] = await db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token));
  if (!found || found.suspendedAt) return undefined;
  const { createdAt, updatedAt, expiresAt, suspendedAt: _, ...staff } = found;
  const now = new Date();
  if (hasEnded({ createdAt, updatedAt, expiresAt }, now)) {
    await db.delete(sessions).where(eq(sessions.id, staff.sessionId));
    return undefined;
  }
  if (now.getTime() - updatedAt.getTime() > noticeEvery) {
    await db.update(sessions).set({ updatedAt: now }).where(eq(sessions.id, staff.sessionId));
  }
  return { ...staff, token: publicName(token) };
}

export function publicName(sessionToken: string): string {
  return createHash("sha256").update(sessionToken).digest("base64url");
}

/** What the browser keeps about who is signed in. */
export function storedUser({ userId, userName, email, token, phoneNumber, firstName, lastName }: Staff) {
  return { userId, userName, email, token, phoneNumber, firstName, lastName };
}
