import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { AppError } from "#lib/errors.ts";
import { authHeaders, callAuth } from "#platform/accounts/call-auth.server.ts";
import { findKnownDevice } from "#platform/accounts/known-device.server.ts";
import { listSecondFactorKinds } from "#platform/accounts/second-factors.server.ts";
import { cookiesSetBy } from "#platform/accounts/session-cookie.server.ts";
import { findStaff } from "#platform/accounts/staff.server.ts";
import { accounts, sessions, users } from "#platform/accounts/tables/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { readBody } from "#platform/api/request-body.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import {
  completeSignIn,
  endFormerSession,
  passCookies,
  recordRefusal,
  signedInUser,
  successResponse,
  wrongPassword,
} from "./complete-sign-in.server.ts";
import { forgotPasswordRoutes } from "./forgot-password-routes.server.ts";
import { limitSignIns } from "./limit-sign-ins.server.ts";
import { passkeySignInRoutes } from "./passkey-sign-in-routes.server.ts";
import { secondStepRoutes } from "./second-step-routes.server.ts";

/** The only ways to a session. Everything else under /api/auth is closed. */
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
      const response = await callAuth(auth.api.signInEmail({ body: { email: account, password }, headers, returnHeaders: true }), attempt);
      if (response.refused !== undefined) {
        // As many events as attempts that the limits let through, and no more.
        const userId = await findUserId(db, account);
        await recordRefusal(c, "Sign-in refused", { action: "session.refuseSignIn", userId });
        const subject = userId === undefined ? undefined : `staff:${userId}`;
        if (attempt.isLastFree) await recordAudit(db, { action: "session.delaySignIn", subject, clientAddress });
        throw wrongPassword();
      }
      const { headers: cookies, response: result } = response.result;
      // A password change in the meantime has ended the sessions that it knew of, and not this one.
      if ((await findPasswordHash(db, account)) !== hash) {
        const staff = await findStaff(auth, db, cookiesSetBy(cookies));
        if (staff) await db.delete(sessions).where(eq(sessions.id, staff.sessionId));
        throw wrongPassword();
      }
      await attempt.succeeded();
      if (!("twoFactorRedirect" in result)) return completeSignIn(c, cookies, "password");
      await endFormerSession(c);
      passCookies(c, cookies);
      const userId = await findUserId(db, account);
      log.info({ requestId, clientAddress, userId }, "Password accepted, second factor asked for");
      const twoFactorMethods = userId === undefined ? [] : await listSecondFactorKinds(db, userId);
      return c.json({ ...successResponse, twoFactorRedirect: true, twoFactorMethods });
    })
    .route("/", secondStepRoutes())
    .route("/", passkeySignInRoutes())
    .route("/", forgotPasswordRoutes())
    .post("/api/auth/sign-out", async (c) => {
      const { platform, clientAddress, requestId, staff } = c.var;
      const { auth, db, log } = platform;
      const headers = authHeaders(c.req.raw.headers, clientAddress, (await auth.$context).authCookies.sessionToken.name);
      passCookies(c, (await auth.api.signOut({ headers, returnHeaders: true })).headers);
      const userId = staff?.userId;
      if (staff) await recordAudit(db, { action: "session.signOut", userId, subject: `session:${staff.sessionId}`, clientAddress });
      log.info({ requestId, clientAddress, userId }, "Signed out");
      return c.json(successResponse);
    })
    .get("/api/auth/me", (c) => {
      const { staff } = c.var;
      if (!staff) throw new AppError("unauthenticated", { en: "Sign in first", es: "Primero inicie sesión" });
      return c.json(signedInUser(staff));
    });
}

async function findUserId(db: Db, email: string): Promise<number | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
}

/** Waits for a password change that is under way, so it never returns a hash that is about to be replaced. */
async function findPasswordHash(db: Db, email: string): Promise<string | null | undefined> {
  const [account] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(users.email, email))
    .for("share", { of: accounts });
  return account?.hash;
}
