import type { Context } from "hono";
import type { Auth } from "#platform/accounts/auth.server.ts";
import { authHeaders } from "#platform/accounts/call-auth.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";

/** The request that the signed-in person makes, as far as better-auth may see it. */
export type OwnRequest = { headers: Headers; clientAddress: string };

export const ownRequest = (c: Context<ApiEnv>): OwnRequest => ({ headers: c.req.raw.headers, clientAddress: c.var.clientAddress });

export async function sessionHeaders(auth: Auth, { headers, clientAddress }: OwnRequest): Promise<Headers> {
  return authHeaders(headers, clientAddress, (await auth.$context).authCookies.sessionToken.name);
}
