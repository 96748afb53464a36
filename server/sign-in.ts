import { Hono } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressGroup } from "#lib/client-address.ts";
import { AppError } from "#lib/errors.ts";
import { clientAddressHeader } from "#platform/accounts/auth.server.ts";
import { findStaff, type Staff } from "#platform/accounts/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { readBody } from "#platform/api/request-body.server.ts";

/** What the browser keeps about who is signed in. */
export function storedUser({ userId, userName, email, token, phoneNumber, firstName, lastName }: Staff) {
  return { userId, userName, email, token, phoneNumber, firstName, lastName };
}

/**
 * The doors of better-auth that are open; sign-up, e-mail change and the rest of it stay shut.
 * Limits count failures only, so that an office behind one address can sign in all day.
 */
export function signInRoutes() {
  const perAccount = new RateLimiterMemory({ points: 10, duration: 15 * 60 });
  const perAddress = new RateLimiterMemory({ points: 30, duration: 15 * 60 });

  async function refuseIfExhausted(limiter: RateLimiterMemory, key: string, points: number) {
    const state = await limiter.get(key);
    if (state && state.consumedPoints >= points) {
      throw new AppError("tooMany", "Too many attempts; please wait a few minutes", { retryAfter: state.msBeforeNext / 1000 });
    }
  }

  return new Hono<ApiEnv>()
    .post("/api/auth/sign-in/email", async (c) => {
      const { platform, clientAddress, requestId } = c.var;
      const { fields } = await readBody(c, ["json"]);
      const { email, password, rememberMe } = fields;
      if (typeof email !== "string" || typeof password !== "string") throw new AppError("invalid", "Email and password are required");
      const account = email.trim().toLowerCase();
      const address = addressGroup(clientAddress);
      await refuseIfExhausted(perAccount, account, 10);
      await refuseIfExhausted(perAddress, address, 30);
      const answer = await callAuth(c.req.raw, platform.auth.handler, clientAddress, {
        email: account,
        password,
        rememberMe: rememberMe !== false,
      });
      if (!answer.ok) {
        await Promise.all([perAccount.consume(account), perAddress.consume(address)]).catch((cause: unknown) => {
          if (!(cause instanceof RateLimiterRes)) throw cause;
        });
        platform.log.info({ requestId, clientAddress, account }, "Sign-in refused");
        throw new AppError("unauthenticated", "Email or password is wrong");
      }
      await perAccount.delete(account);
      const result: { twoFactorRedirect?: boolean } = await answer.json();
      const cookies = answer.headers.getSetCookie();
      for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
      if (result.twoFactorRedirect) return c.json({ success: true, message: "", validationErrors: [], twoFactorRedirect: true });
      const session = new Headers({ cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
      const staff = await findStaff(platform.auth, platform.db, session);
      if (!staff) throw new AppError("unauthenticated", "Email or password is wrong");
      platform.log.info({ requestId, clientAddress, userId: staff.userId }, "Signed in");
      return c.json({ success: true, message: "", validationErrors: [], user: storedUser(staff) });
    })
    .post("/api/auth/sign-out", async (c) => {
      const { platform, clientAddress, requestId } = c.var;
      platform.log.info({ requestId, userId: c.var.staff?.userId }, "Signed out");
      const answer = await callAuth(c.req.raw, platform.auth.handler, clientAddress, {});
      for (const cookie of answer.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
      return c.json({ success: true, message: "", validationErrors: [] });
    })
    .get("/api/auth/me", (c) => {
      if (!c.var.staff) throw new AppError("unauthenticated", "Sign in first");
      return c.json({ user: storedUser(c.var.staff), role: c.var.staff.role });
    });
}

/** Hands a request on with the address that we vouch for and the body that we have read. */
function callAuth(
  request: Request,
  handler: (request: Request) => Promise<Response>,
  clientAddress: string,
  body: object,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set(clientAddressHeader, clientAddress);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  const url = new URL(request.url);
  // Where the request came from was judged by refuseForeignOrigin; better-auth would judge it again by other rules.
  headers.set("origin", url.origin);
  return handler(new Request(new URL(url.pathname.toLowerCase(), url), { method: "POST", headers, body: JSON.stringify(body) }));
}
