import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import type { Auth } from "./auth.server.ts";
import { absoluteTimeout, hashSessionToken } from "./session.server.ts";
import { readSignedCookie, sessionCookie, signedCookie } from "./session-cookie.server.ts";
import { sessions, users, verifications } from "./tables/staff.server.ts";

/** A sign-in with the right password that waits for its second step. */
export type PendingSignIn = { identifier: string; userId: number };

export async function findPendingSignIn(auth: Auth, db: Db, headers: Headers, now = new Date()): Promise<PendingSignIn | undefined> {
  const context = await auth.$context;
  const identifier = readSignedCookie(context.createAuthCookie("two_factor"), context.secret, headers);
  if (!identifier?.startsWith("2fa-")) return undefined;
  const [row] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)));
  return row && { identifier, userId: Number(row.userId) };
}

type Browser = { clientAddress: string; userAgent: string };

/** Turns the pending sign-in into a session, once. Returns the cookies that carry it; nothing when it has expired. */
export async function openPendingSession(
  auth: Auth,
  tx: Db,
  { identifier, userId }: PendingSignIn,
  browser: Browser,
): Promise<Headers | undefined> {
  const [consumed] = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, identifier))
    .returning({ userId: verifications.value });
  return consumed?.userId === String(userId) ? openSession(auth, tx, userId, browser) : undefined;
}

/** Opens a session for an authenticated user and returns the cookies that carry it; nothing for a suspended account. */
export async function openSession(
  auth: Auth,
  tx: Db,
  userId: number,
  { clientAddress, userAgent }: Browser,
  now = new Date(),
): Promise<Headers | undefined> {
  const [activeUser] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)));
  if (!activeUser) return undefined;
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + absoluteTimeout);
  const browser = { ipAddress: clientAddress, userAgent: userAgent.slice(0, 500) };
  await tx.insert(sessions).values({ userId, token: hashSessionToken(token), expiresAt, ...browser });
  const context = await auth.$context;
  const endedCookie = context.createAuthCookie("two_factor", { maxAge: 0 });
  const headers = new Headers();
  headers.append("set-cookie", await sessionCookie(auth, token));
  headers.append("set-cookie", await signedCookie(endedCookie, context.secret, ""));
  return headers;
}
