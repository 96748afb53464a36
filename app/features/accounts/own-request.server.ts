import type { Context } from "hono";
import type { Actor } from "#platform/accounts/actor.server.ts";
import type { Auth } from "#platform/accounts/auth.server.ts";
import { authHeaders } from "#platform/accounts/call-auth.server.ts";
import { type RelyingParty, relyingParty } from "#platform/accounts/passkeys.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** The request that the signed-in person makes, as far as better-auth may see it. */
export type OwnRequest = { headers: Headers; clientAddress: string };

export const ownRequest = (c: Context<ApiEnv>): OwnRequest => ({ headers: c.req.raw.headers, clientAddress: c.var.clientAddress });

export async function sessionHeaders(auth: Auth, { headers, clientAddress }: OwnRequest): Promise<Headers> {
  return authHeaders(headers, clientAddress, (await auth.$context).authCookies.sessionToken.name);
}

/** The person who is signed in, and the request that they make to change their own account. */
export type Own = { db: Db; auth: Auth; staff: Staff; actor: Actor; request: OwnRequest; site: RelyingParty };

type OwnCall = Pick<Own, "db" | "auth" | "staff" | "actor"> & { c: Context<ApiEnv> };

export const ownOf = ({ db, auth, staff, actor, c }: OwnCall): Own => ({
  db,
  auth,
  staff,
  actor,
  request: ownRequest(c),
  site: relyingParty(c.var.platform.config.publicUrl, c.req.raw.headers),
});
