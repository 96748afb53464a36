import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { AppError } from "#lib/errors.ts";
import type { Attempt } from "#platform/accounts/attempts.server.ts";
import { authHeaders, callAuth } from "#platform/accounts/call-auth.server.ts";
import { storeChallenge, takeChallenge } from "#platform/accounts/challenges.server.ts";
import { findKnownDevice } from "#platform/accounts/known-device.server.ts";
import {
  authenticationOptions,
  listPasskeys,
  recordPasskeyUse,
  relyingParty,
  verifyAuthentication,
} from "#platform/accounts/passkeys.server.ts";
import { findPendingSignIn, openPendingSession, type PendingSignIn } from "#platform/accounts/pending-sign-in.server.ts";
import { spendRecoveryCode } from "#platform/accounts/recovery-codes.server.ts";
import { cookiesSetBy } from "#platform/accounts/session-cookie.server.ts";
import { findStaff } from "#platform/accounts/staff.server.ts";
import { sessions } from "#platform/accounts/tables/staff.server.ts";
import { spendCode } from "#platform/accounts/used-codes.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { readBody } from "#platform/api/request-body.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { browserOf, completeSignIn, readPasskeyResponse, recordRefusal, successResponse } from "./complete-sign-in.server.ts";

export function secondStepRoutes() {
  return new Hono<ApiEnv>()
    .post("/api/auth/two-factor/verify-totp", totpStep)
    .post("/api/auth/two-factor/verify-backup-code", recoveryStep)
    .post("/api/auth/passkey/options", async (c) => {
      const { db, config } = c.var.platform;
      const pendingSignIn = await findPending(c);
      if (!pendingSignIn) throw new AppError("invalid", signInAgain);
      const passkeys = await listPasskeys(db, pendingSignIn.userId);
      const options = await authenticationOptions(passkeys, relyingParty(config.publicUrl, c.req.raw.headers));
      await storeChallenge(db, pendingSignIn.identifier, options.challenge);
      return c.json({ ...successResponse, options });
    })
    .post("/api/auth/passkey/verify", passkeyStep);
}

const findPending = (c: Context<ApiEnv>) => findPendingSignIn(c.var.platform.auth, c.var.platform.db, c.req.raw.headers);

async function passkeyStep(c: Context<ApiEnv>): Promise<Response> {
  const response = await readPasskeyResponse(c);
  const { auth, db, config } = c.var.platform;
  const pendingSignIn = await findPending(c);
  if (!pendingSignIn) throw new AppError("unauthenticated", signInAgain);
  const { userId, identifier } = pendingSignIn;
  const attempt = await auth.attempts.secondStep({ address: c.var.clientAddress, userId, factor: "passkey" });
  const challenge = await takeChallenge(db, identifier);
  const site = relyingParty(config.publicUrl, c.req.raw.headers);
  const proof = challenge === undefined ? undefined : await verifyAuthentication(await listPasskeys(db, userId), response, challenge, site);
  if (!proof) {
    await refuseStep(c, "passkey", userId);
    throw new AppError("unauthenticated", { en: "This passkey was not accepted", es: "No se aceptó esta llave de acceso" });
  }
  return finishStep(c, pendingSignIn, attempt, "passkey", (tx) => recordPasskeyUse(tx, proof));
}

async function recoveryStep(c: Context<ApiEnv>): Promise<Response> {
  const code = await readCode(c);
  const { auth, db } = c.var.platform;
  const pendingSignIn = await findPending(c);
  const attempt = await takeCodeAttempt(c, "recoveryCode", pendingSignIn?.userId);
  if (!pendingSignIn) throw new AppError("unauthenticated", signInAgain);
  if (!(await spendRecoveryCode(db, (await auth.$context).secret, pendingSignIn.userId, code))) {
    await refuseStep(c, "INVALID_BACKUP_CODE", pendingSignIn.userId);
    throw refusedCode("INVALID_BACKUP_CODE");
  }
  return finishStep(c, pendingSignIn, attempt, "recoveryCode");
}

async function finishStep(
  c: Context<ApiEnv>,
  pendingSignIn: PendingSignIn,
  attempt: Attempt,
  factor: "passkey" | "recoveryCode",
  recordUse?: (tx: Db) => Promise<void>,
): Promise<Response> {
  const { auth, db } = c.var.platform;
  const headers = await db.transaction(async (tx) => {
    await recordUse?.(tx);
    return openPendingSession(auth, tx, pendingSignIn, browserOf(c));
  });
  if (!headers) throw new AppError("unauthenticated", signInAgain);
  await attempt.succeeded();
  return completeSignIn(c, headers, factor);
}

async function totpStep(c: Context<ApiEnv>): Promise<Response> {
  const code = await readCode(c);
  const { auth, db } = c.var.platform;
  const pendingSignIn = await findPending(c);
  const attempt = await takeCodeAttempt(c, "totp", pendingSignIn?.userId);
  // Only the cookie of the first step is passed on: with a session, better-auth would count no attempts.
  const { name } = (await auth.$context).createAuthCookie("two_factor");
  const headers = authHeaders(c.req.raw.headers, c.var.clientAddress, name);
  const response = await callAuth(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }), attempt);
  if (response.refused !== undefined) {
    await refuseStep(c, response.refused, pendingSignIn?.userId);
    throw refusedCode(response.refused);
  }
  const staff = await findStaff(auth, db, cookiesSetBy(response.result.headers));
  if (staff && !(await spendCode(db, staff.userId, code))) {
    await db.delete(sessions).where(eq(sessions.id, staff.sessionId));
    await refuseStep(c, "CODE_USED_BEFORE", staff.userId);
    throw refusedCode("INVALID_CODE");
  }
  await attempt.succeeded();
  return completeSignIn(c, response.result.headers, "totp", staff);
}

async function readCode(c: Context<ApiEnv>): Promise<string> {
  const { code } = (await readBody(c, ["json"])).fields;
  if (typeof code !== "string") throw new AppError("invalid", { en: "Code is required", es: "Falta llenar «Código»" });
  return code.replace(/\s/g, "").slice(0, 64);
}

async function takeCodeAttempt(c: Context<ApiEnv>, factor: "totp" | "recoveryCode", userId: number | undefined) {
  const { platform, clientAddress: address } = c.var;
  const { auth, db } = platform;
  if (userId === undefined) return auth.attempts.strayStep(address);
  const deviceId = await findKnownDevice(auth, db, c.req.raw.headers, { userId });
  return auth.attempts.secondStep({ address, userId, factor, deviceId });
}

const refuseStep = (c: Context<ApiEnv>, reason: string, userId: number | undefined) =>
  recordRefusal(c, "Second factor refused", { action: "session.refuseSecondFactor", userId, detail: { reason } });

const signInAgain = { en: "Please sign in again with your password", es: "Inicie sesión otra vez con su contraseña" };

const refusedCode = (reason: string) =>
  new AppError(
    "unauthenticated",
    /^INVALID_(BACKUP_)?CODE$/.test(reason) ? { en: "The code is wrong", es: "El código no es correcto" } : signInAgain,
  );
