import { parseSigned, serializeSigned } from "hono/utils/cookie";
import type { Auth } from "./auth.server.ts";

/** The session's secret out of the request's cookie, if the signature on it is ours. */
export async function readSessionToken(auth: Auth, headers: Headers): Promise<string | undefined> {
  const { secret, authCookies } = await auth.$context;
  const { name } = authCookies.sessionToken;
  const cookie = headers.get("cookie");
  if (!cookie?.includes(name)) return undefined;
  return (await parseSigned(cookie, secret, name))[name] || undefined;
}

export async function sessionCookie(auth: Auth, token: string): Promise<string> {
  const { secret, authCookies } = await auth.$context;
  const { name, attributes } = authCookies.sessionToken;
  const { maxAge, path, httpOnly, secure } = attributes;
  return serializeSigned(name, token, secret, { maxAge, path, httpOnly, secure, sameSite: "Lax" });
}

/** What a browser would send back after it took these cookies. */
export function cookiesSetBy(headers: Headers): Headers {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return new Headers({ cookie: pairs.join("; ") });
}
