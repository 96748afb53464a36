import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { sessions } from "#db/tables/staff.server.ts";
import { addressGroup } from "#lib/client-address.ts";
import { AppError } from "#lib/errors.ts";
import { emailPattern } from "#lib/fields.ts";
import { authHeaders, callAuth } from "#platform/accounts/call-auth.server.ts";
import { sweepEndedSessions } from "#platform/accounts/end-sessions.server.ts";
import { cookiesSetBy } from "#platform/accounts/session-cookie.server.ts";
import { findStaff, type Staff, storedUser } from "#platform/accounts/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { readBody } from "#platform/api/request-body.server.ts";
import { refuseForeignSignIn } from "./origin.ts";

const done = { success: true, message: "", validationErrors: [] };

/** One answer for a wrong password, an unknown address and a suspended account. */
const wrong = () => new AppError("unauthenticated", "Email or password is wrong");

/** The doors to a session. Everything else under /api/auth is shut. */
export function signInRoutes() {
  return new Hono<ApiEnv>()
    .use("/api/auth/*", refuseForeignSignIn)
    .post("/api/auth/sign-in/email", async (c) => {
      const { email, password } = (await readBody(c, ["json"])).fields;
      if (typeof email !== "string" || typeof password !== "string") throw new AppError("invalid", "Email and password are required");
      const { platform, clientAddress, requestId } = c.var;
      const { auth, log } = platform;
      const account = email.trim().toLowerCase();
      const attempt = await auth.attempts.signIn(addressGroup(clientAddress), account);
      const headers = authHeaders(c.req.raw.headers, clientAddress);
      const answer = await callAuth(auth.api.signInEmail({ body: { email: account, password }, headers, returnHeaders: true }), attempt);
      if (answer.refused !== undefined) {
        // What is no address may be a password that was typed into the wrong field.
        log.info({ requestId, clientAddress, account: emailPattern.test(account) ? account.slice(0, 254) : undefined }, "Sign-in refused");
        throw wrong();
      }
      await attempt.succeeded();
      if (!("twoFactorRedirect" in answer.result.response)) return c.json(await signedIn(c, answer.result.headers));
      await endFormerSession(c);
      passCookies(c, answer.result.headers);
      log.info({ requestId, clientAddress, account }, "Password accepted, second factor asked for");
      return c.json({ ...done, twoFactorRedirect: true });
    })
    .post("/api/auth/two-factor/verify-totp", (c) =>
      secondStep(c, (code, headers) => c.var.platform.auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })),
    )
    .post("/api/auth/two-factor/verify-backup-code", (c) =>
      secondStep(c, (code, headers) => c.var.platform.auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true })),
    )
    .post("/api/auth/sign-out", async (c) => {
      const { platform, clientAddress, requestId, staff } = c.var;
      const { name } = (await platform.auth.$context).authCookies.sessionToken;
      const headers = authHeaders(c.req.raw.headers, clientAddress, name);
      const answer = await platform.auth.api.signOut({ headers, returnHeaders: true });
      passCookies(c, answer.headers);
      platform.log.info({ requestId, clientAddress, userId: staff?.userId }, "Signed out");
      return c.json(done);
    })
    .get("/api/auth/me", (c) => {
      if (!c.var.staff) throw new AppError("unauthenticated", "Sign in first");
      return c.json({ user: storedUser(c.var.staff), role: c.var.staff.role });
    });
}

type Verify = (code: string, headers: Headers) => Promise<{ headers: Headers }>;

async function secondStep(c: Context<ApiEnv>, verify: Verify): Promise<Response> {
  const { code: typed } = (await readBody(c, ["json"])).fields;
  if (typeof typed !== "string") throw new AppError("invalid", "Code is required");
  const code = typed.replace(/\s/g, "").slice(0, 64);
  const { platform, clientAddress, requestId } = c.var;
  const { auth, db, log } = platform;
  const attempt = await auth.attempts.secondFactor(addressGroup(clientAddress));
  // Only the proof of the first step is shown: with a session along, better-auth would count no attempts.
  const { name } = (await auth.$context).createAuthCookie("two_factor");
  const answer = await callAuth(verify(code, authHeaders(c.req.raw.headers, clientAddress, name)), attempt);
  if (answer.refused !== undefined) {
    log.info({ requestId, clientAddress, reason: answer.refused }, "Second factor refused");
    throw refusedSecondStep(answer.refused);
  }
  const staff = await findStaff(auth, db, cookiesSetBy(answer.result.headers));
  if (staff && !(await auth.attempts.isFirstUse(staff.userId, code))) {
    await db.delete(sessions).where(eq(sessions.id, staff.sessionId));
    log.info({ requestId, clientAddress, userId: staff.userId, reason: "CODE_USED_BEFORE" }, "Second factor refused");
    throw refusedSecondStep("INVALID_CODE");
  }
  await attempt.succeeded();
  return c.json(await signedIn(c, answer.result.headers, staff));
}

function refusedSecondStep(reason: string): AppError {
  if (reason === "ACCOUNT_TEMPORARILY_LOCKED")
    return new AppError("tooMany", "Too many wrong codes; please wait a few minutes", { retryAfter: 15 * 60 });
  if (/^INVALID_(BACKUP_)?CODE$/.test(reason)) return new AppError("unauthenticated", "The code is wrong");
  return new AppError("unauthenticated", "Please sign in again with your password");
}

async function signedIn(c: Context<ApiEnv>, answer: Headers, known?: Staff) {
  const { platform, clientAddress, requestId } = c.var;
  const staff = known ?? (await findStaff(platform.auth, platform.db, cookiesSetBy(answer)));
  if (!staff) throw wrong();
  await endFormerSession(c);
  await sweepEndedSessions(platform.db);
  passCookies(c, answer);
  platform.log.info({ requestId, clientAddress, userId: staff.userId }, "Signed in");
  return { ...done, user: storedUser(staff), role: staff.role };
}

/** A browser has one session: the one it came with ends when it gets another. */
async function endFormerSession({ var: { platform, staff } }: Context<ApiEnv>): Promise<void> {
  if (staff) await platform.db.delete(sessions).where(eq(sessions.id, staff.sessionId));
}

function passCookies(c: Context<ApiEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
}
