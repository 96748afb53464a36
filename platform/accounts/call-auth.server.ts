import { isAPIError } from "better-auth/api";
import { parse } from "hono/utils/cookie";

/** Set by our server from the socket or the trusted proxy; what a client sends under this name is dropped. */
export const clientAddressHeader = "x-umbral-client-address";

/**
 * The headers that better-auth gets: the client's address and one cookie. The cookie is read as in session-cookie.server.ts: of two with
 * one name, better-auth must not get another than the one by which we identify the user.
 */
export function authHeaders(request: Headers, clientAddress: string, cookieName?: string): Headers {
  const headers = new Headers({ [clientAddressHeader]: clientAddress, "user-agent": request.get("user-agent") ?? "" });
  const value = cookieName && parse(request.get("cookie") ?? "", cookieName)[cookieName];
  if (value) headers.set("cookie", `${cookieName}=${encodeURIComponent(value)}`);
  return headers;
}

type AuthResult<T> = { refused?: undefined; result: T } | { refused: string };

/** Returns better-auth's refusal as a code. Other errors, such as the database's, are thrown. */
export async function callAuth<T>(work: Promise<T>, attempt?: { withdrawn: () => Promise<void> }): Promise<AuthResult<T>> {
  try {
    return { result: await work };
  } catch (error) {
    const refusal = isAPIError(error) ? { code: String(error.body?.code ?? ""), status: error.statusCode } : undefined;
    if (refusal && (refusal.status < 500 || refusal.code === "FAILED_TO_CREATE_SESSION")) return { refused: refusal.code || "REFUSED" };
    await attempt?.withdrawn();
    throw error;
  }
}
