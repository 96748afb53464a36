import type { Context } from "hono";
import type { Actor } from "#platform/accounts/actor.server.ts";
import type { Auth } from "#platform/accounts/auth.server.ts";
import { authHeaders } from "#platform/accounts/call-auth.server.ts";
import { type RelyingParty, relyingParty } from "#platform/accounts/passkeys.server.ts";
import { sessionCookie } from "#platform/accounts/session-cookie.server.ts";
import { type Staff, storedUser } from "#platform/accounts/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";

/** The person who is signed in, and the request in which they change their own account. */
export type Own = { db: Db; auth: Auth; staff: Staff; actor: Actor; headers: Headers; clientAddress: string; site: RelyingParty };

type Request = Pick<Own, "db" | "auth" | "staff" | "actor"> & { c: Context<ApiEnv>; log: Log };

export function ownOf({ db, auth, staff, actor, c }: Request): Own {
  const { headers } = c.req.raw;
  const { clientAddress, platform } = c.var;
  return { db, auth, staff, actor, headers, clientAddress, site: relyingParty(platform.config.publicUrl, headers) };
}

export async function sessionHeaders({ auth, headers, clientAddress }: Own): Promise<Headers> {
  return authHeaders(headers, clientAddress, (await auth.$context).authCookies.sessionToken.name);
}

/** After the commit: logs who changed which account, never a secret, and sends the mail about it. */
export function announceAccountChange({ log, c, staff }: Request, event: string, details: Record<string, unknown> = {}): void {
  const { requestId, clientAddress } = c.var;
  announceMail();
  log.info({ requestId, clientAddress, userId: staff.userId, ...details }, event);
}

type RotatedSession = { sessionToken: string; staff: Staff };

/** The same for a change that gave the session a new secret. Returns what the browser stores about the user. */
export async function announceNewSession(request: Request, event: string, { sessionToken, staff }: RotatedSession) {
  request.c.header("Set-Cookie", await sessionCookie(request.auth, sessionToken), { append: true });
  announceAccountChange(request, event);
  return storedUser(staff);
}
