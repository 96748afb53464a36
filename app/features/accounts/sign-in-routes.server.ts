import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { AppError } from "#lib/errors.ts";
import type { Attempt } from "#platform/accounts/attempts.server.ts";
import { authHeaders, callAuth } from "#platform/accounts/call-auth.server.ts";
import { findKnownDevice } from "#platform/accounts/known-device.server.ts";
import { secondFactorsOf } from "#platform/accounts/second-factors.server.ts";
import { requiredStep, storedUser } from "#platform/accounts/staff.server.ts";
import { findPasswordHash } from "#platform/accounts/stored-password.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { readBody } from "#platform/api/request-body.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { answerSignedIn, endFormerSession, endSessionIn, passCookies, successResponse, wrongPassword } from "./complete-sign-in.server.ts";
import { forgotPasswordRoutes } from "./forgot-password-routes.server.ts";
import { limitSignIns } from "./limit-sign-ins.server.ts";
import { passkeySignInRoutes } from "./passkey-sign-in-routes.server.ts";
import { secondStepRoutes } from "./second-step-routes.server.ts";

/** The doors to a session. Everything else under /api/auth is shut. */
export function signInRoutes() {
  return new Hono<ApiEnv>()
    .use("/api/auth/*", limitSignIns())
    .post("/api/auth/sign-in/email", async (c) => {
      const { email, password } = (await readBody(c, ["json"])).fields;
      if (typeof email !== "string" || typeof password !== "string")
        throw new AppError("invalid", { en: "Email and password are required", es: "Faltan el correo electrónico y la contraseña" });
      const { platform, clientAddress, requestId } = c.var;
      const { auth, db, log } = platform;
      const account = email.trim().toLowerCase();
      const deviceId = await findKnownDevice(auth, db, c.req.raw.headers, { email: account });
      const attempt = await auth.attempts.signIn({ address: clientAddress, account, deviceId });
      const headers = authHeaders(c.req.raw.headers, clientAddress);
      const hash = await findPasswordHash(db, account);
      const answer = await callAuth(auth.api.signInEmail({ body: { email: account, password }, headers, returnHeaders: true }), attempt);
      if (answer.refused !== undefined) {
        await recordRefusal(c, account, attempt);
        throw wrongPassword();
      }
      // Whoever changed it meanwhile has ended the sessions that there were, and could not know of this one.
      if ((await findPasswordHash(db, account)) !== hash) {
        await endSessionIn(c, answer.result.headers);
        throw wrongPassword();
      }
      await attempt.succeeded();
      if (!("twoFactorRedirect" in answer.result.response)) return c.json(await answerSignedIn(c, answer.result.headers, "password"));
      await endFormerSession(c);
      passCookies(c, answer.result.headers);
      const userId = await findUserId(db, account);
      log.info({ requestId, clientAddress, userId }, "Password accepted, second factor asked for");
      const twoFactorMethods = userId === undefined ? [] : await secondFactorsOf(db, userId);
      return c.json({ ...successResponse, twoFactorRedirect: true, twoFactorMethods });
    })
    .route("/", secondStepRoutes())
    .route("/", passkeySignInRoutes())
    .route("/", forgotPasswordRoutes())
    .post("/api/auth/sign-out", async (c) => {
      const { platform, clientAddress, requestId, staff } = c.var;
      const { name } = (await platform.auth.$context).authCookies.sessionToken;
      const headers = authHeaders(c.req.raw.headers, clientAddress, name);
      const answer = await platform.auth.api.signOut({ headers, returnHeaders: true });
      passCookies(c, answer.headers);
      if (staff)
        await recordAudit(platform.db, {
          action: "session.signOut",
          userId: staff.userId,
          subject: `session:${staff.sessionId}`,
          clientAddress,
        });
      platform.log.info({ requestId, clientAddress, userId: staff?.userId }, "Signed out");
      return c.json(successResponse);
    })
    .get("/api/auth/me", (c) => {
      const { staff } = c.var;
      if (!staff) throw new AppError("unauthenticated", { en: "Sign in first", es: "Primero inicie sesión" });
      const step = requiredStep(staff);
      return c.json({ user: storedUser(staff), role: staff.role, ...(step && { requiredStep: step }) });
    });
}

async function findUserId(db: Db, account: string): Promise<number | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, account));
  return user?.id;
}

/**
 * By reference to the account, if there is one, and never what was typed: it may be a stranger's address, or a password in the
 * wrong field. As many rows as guesses that the limits let through, and no more.
 */
async function recordRefusal(c: Context<ApiEnv>, account: string, attempt: Attempt): Promise<void> {
  const { platform, clientAddress, requestId } = c.var;
  const userId = await findUserId(platform.db, account);
  platform.log.info({ requestId, clientAddress, userId }, "Sign-in refused");
  const subject = userId === undefined ? undefined : `staff:${userId}`;
  await recordAudit(platform.db, { action: "session.refuseSignIn", subject, clientAddress });
  if (attempt.isLastFree) await recordAudit(platform.db, { action: "session.delaySignIn", subject, clientAddress });
}
