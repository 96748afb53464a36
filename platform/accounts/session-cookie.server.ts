import { createHmac, timingSafeEqual } from "node:crypto";
import { parse, serializeSigned } from "hono/utils/cookie";
import type { Auth } from "./auth.server.ts";

export async function readSessionToken(auth: Auth, headers: Headers): Promise<string | undefined> {
  const { secret, authCookies } = await auth.$context;
  const { name } = authCookies.sessionToken;
  const cookie = headers.get("cookie");
  if (!cookie?.includes(name)) return undefined;
  return signedValue(parse(cookie, name)[name] ?? "", secret);
}

type Cookie = { name: string; attributes: { maxAge?: number; path?: string; httpOnly?: boolean; secure?: boolean } };

/** The value of a signed cookie, if the signature is ours. */
export function readSignedCookie({ name }: Cookie, secret: string, headers: Headers): string | undefined {
  const cookie = headers.get("cookie");
  return cookie ? signedValue(parse(cookie, name)[name] ?? "", secret) : undefined;
}

export function signedCookie(
  { name, attributes: { maxAge, path, httpOnly, secure } }: Cookie,
  secret: string,
  value: string,
): Promise<string> {
  return serializeSigned(name, value, secret, { maxAge, path, httpOnly, secure, sameSite: "Lax" });
}

/** Like Hono's signed cookies, without using the thread pool on every request. */
function signedValue(cookie: string, secret: string): string | undefined {
  const end = cookie.lastIndexOf(".");
  if (end < 1) return undefined;
  const value = cookie.slice(0, end);
  const givenSignature = Buffer.from(cookie.slice(end + 1));
  const expectedSignature = Buffer.from(createHmac("sha256", secret).update(value).digest("base64"));
  return givenSignature.length === expectedSignature.length && timingSafeEqual(givenSignature, expectedSignature) ? value : undefined;
}

export async function sessionCookie(auth: Auth, token: string): Promise<string> {
  const { secret, authCookies } = await auth.$context;
  return signedCookie(authCookies.sessionToken, secret, token);
}

/** The request headers of a browser that has stored these cookies. */
export function cookiesSetBy(headers: Headers): Headers {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return new Headers({ cookie: pairs.join("; ") });
}
