import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import type { Auth } from "./auth.server.ts";
import { readSignedCookie, signedCookie } from "./session-cookie.server.ts";
import { knownDevices, users } from "./tables/staff.server.ts";

const day = 24 * 3_600_000;
const deviceLifetime = 90 * day;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const cookieOf = async (auth: Auth) => (await auth.$context).createAuthCookie("known_device", { maxAge: deviceLifetime / 1000 });

export async function findKnownDevice(
  auth: Auth,
  db: Db,
  headers: Headers,
  account: { email: string } | { userId: number },
  now = new Date(),
): Promise<number | undefined> {
  const token = readSignedCookie(await cookieOf(auth), (await auth.$context).secret, headers);
  if (token === undefined) return undefined;
  const isOwn = "email" in account ? eq(users.email, account.email) : eq(users.id, account.userId);
  const [device] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, hashOf(token)), isOwn, gt(knownDevices.expiresAt, now)));
  return device?.id;
}

/** Checks only the cookie's signature, without the database. */
export async function hasDeviceCookie(auth: Auth, headers: Headers): Promise<boolean> {
  return readSignedCookie(await cookieOf(auth), (await auth.$context).secret, headers) !== undefined;
}

/** Remembers the browser after a complete sign-in, under a new secret each time. Returns its cookie. */
export async function rememberDevice(auth: Auth, db: Db, headers: Headers, userId: number, now = new Date()): Promise<string> {
  const cookie = await cookieOf(auth);
  const { secret } = await auth.$context;
  const former = readSignedCookie(cookie, secret, headers);
  const token = randomBytes(24).toString("base64url");
  const tokenHash = hashOf(token);
  const expiresAt = new Date(now.getTime() + deviceLifetime);
  await db.transaction(async (tx) => {
    if (former !== undefined)
      await tx
        .update(knownDevices)
        .set({ tokenHash })
        .where(eq(knownDevices.tokenHash, hashOf(former)));
    await tx
      .insert(knownDevices)
      .values({ userId, tokenHash, expiresAt })
      .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { expiresAt } });
  });
  return signedCookie(cookie, secret, token);
}

export async function purgeKnownDevices(db: Db, now = new Date()): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, now));
}
