import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { AppError } from "#lib/errors.ts";
import { authHeaders, callAuth } from "#platform/accounts/call-auth.server.ts";
import { keepChallenge, takeChallenge } from "#platform/accounts/challenges.server.ts";
import { findKnownDevice } from "#platform/accounts/known-device.server.ts";
import {
  authenticationOptions,
  notePasskeyUse,
  passkeysOf,
  relyingParty,
  verifyAuthentication,
} from "#platform/accounts/passkeys.server.ts";
import { completeSignIn, findPendingSignIn } from "#platform/accounts/pending-sign-in.server.ts";
import { spendRecoveryCode } from "#platform/accounts/recovery-codes.server.ts";
import { cookiesSetBy } from "#platform/accounts/session-cookie.server.ts";
import { findStaff } from "#platform/accounts/staff.server.ts";
import { sessions } from "#platform/accounts/tables/staff.server.ts";
import { spendCode } from "#platform/accounts/used-codes.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { readBody } from "#platform/api/request-body.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { answerSignedIn, successResponse } from "./complete-sign-in.server.ts";

/** What comes after the password where someone has a second factor. */
export function secondStepRoutes() {
  return new Hono<ApiEnv>()
    .post("/api/auth/two-factor/verify-totp", totpStep)
    .post("/api/auth/two-factor/verify-backup-code", recoveryStep)
    .post("/api/auth/passkey/options", async (c) => {
      const { auth, db, config } = c.var.platform;
      const pendingSignIn = await findPendingSignIn(auth, db, c.req.raw.headers);
      if (!pendingSignIn)
        throw new AppError("invalid", { en: "Please sign in again with your password", es: "Inicie sesión otra vez con su contraseña" });
      const options = await authenticationOptions(
        await passkeysOf(db, pendingSignIn.userId),
        relyingParty(config.publicUrl, c.req.raw.headers),
      );
      await keepChallenge(db, pendingSignIn.identifier, options.challenge);
      return c.json({ ...successResponse, options });
    })
    .post("/api/auth/passkey/verify", async (c) => {
      const { response } = (await readBody(c, ["json"])).fields;
      if (typeof response !== "object" || response === null)
        throw new AppError("invalid", { en: "Response is required", es: "Falta la respuesta de la llave de acceso" });
      return c.json(await passkeyStep(c, response));
    });
}

const browserOf = (c: Context<ApiEnv>) => ({ clientAddress: c.var.clientAddress, userAgent: c.req.header("user-agent") ?? "" });

async function passkeyStep(c: Context<ApiEnv>, response: object) {
  const { platform, clientAddress } = c.var;
  const { auth, db, config } = platform;
  const pendingSignIn = await findPendingSignIn(auth, db, c.req.raw.headers);
  if (!pendingSignIn) throw signInAnew();
  const attempt = await auth.attempts.secondStep({ address: clientAddress, userId: pendingSignIn.userId, factor: "passkey" });
  const challenge = await takeChallenge(db, pendingSignIn.identifier);
  const ownPasskeys = await passkeysOf(db, pendingSignIn.userId);
  const site = relyingParty(config.publicUrl, c.req.raw.headers);
  const proof = challenge === undefined ? undefined : await verifyAuthentication(ownPasskeys, response, challenge, site);
  if (!proof) {
    await recordRefusal(c, "passkey", pendingSignIn.userId);
    throw new AppError("unauthenticated", { en: "This passkey was not accepted", es: "No se aceptó esta llave de acceso" });
  }
  const headers = await db.transaction(async (tx) => {
    await notePasskeyUse(tx, proof);
    return completeSignIn(auth, tx, pendingSignIn, browserOf(c));
  });
  if (!headers) throw signInAnew();
  await attempt.succeeded();
  return answerSignedIn(c, headers, "passkey");
}

async function readCode(c: Context<ApiEnv>): Promise<string> {
  const { code } = (await readBody(c, ["json"])).fields;
  if (typeof code !== "string") throw new AppError("invalid", { en: "Code is required", es: "Falta llenar «Código»" });
  return code.replace(/\s/g, "").slice(0, 64);
}

async function recoveryStep(c: Context<ApiEnv>): Promise<Response> {
  const code = await readCode(c);
  const { auth, db } = c.var.platform;
  const pendingSignIn = await findPendingSignIn(auth, db, c.req.raw.headers);
  const attempt = await takeCodeAttempt(c, "recoveryCode", pendingSignIn?.userId);
  if (!pendingSignIn) throw signInAnew();
  if (!(await spendRecoveryCode(db, (await auth.$context).secret, pendingSignIn.userId, code))) {
    await recordRefusal(c, "INVALID_BACKUP_CODE", pendingSignIn.userId);
    throw refusedCode("INVALID_BACKUP_CODE");
  }
  const headers = await db.transaction((tx) => completeSignIn(auth, tx, pendingSignIn, browserOf(c)));
  if (!headers) throw signInAnew();
  await attempt.succeeded();
  return c.json(await answerSignedIn(c, headers, "recoveryCode"));
}

async function totpStep(c: Context<ApiEnv>): Promise<Response> {
  const code = await readCode(c);
  const { platform, clientAddress } = c.var;
  const { auth, db } = platform;
  const pendingSignIn = await findPendingSignIn(auth, db, c.req.raw.headers);
  const attempt = await takeCodeAttempt(c, "totp", pendingSignIn?.userId);
  // Only the proof of the first step is shown: with a session along, better-auth would count no attempts.
  const { name } = (await auth.$context).createAuthCookie("two_factor");
  const headers = authHeaders(c.req.raw.headers, clientAddress, name);
  const answer = await callAuth(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }), attempt);
  if (answer.refused !== undefined) {
    await recordRefusal(c, answer.refused, pendingSignIn?.userId);
    throw refusedCode(answer.refused);
  }
  const staff = await findStaff(auth, db, cookiesSetBy(answer.result.headers));
  if (staff && !(await spendCode(db, staff.userId, code))) {
    await db.delete(sessions).where(eq(sessions.id, staff.sessionId));
    await recordRefusal(c, "CODE_USED_BEFORE", staff.userId);
    throw refusedCode("INVALID_CODE");
  }
  await attempt.succeeded();
  return c.json(await answerSignedIn(c, answer.result.headers, "totp", staff));
}

async function takeCodeAttempt(c: Context<ApiEnv>, factor: "totp" | "recoveryCode", userId: number | undefined) {
  const { platform, clientAddress: address } = c.var;
  const { auth, db } = platform;
  if (userId === undefined) return auth.attempts.strayStep(address);
  const deviceId = await findKnownDevice(auth, db, c.req.raw.headers, { userId });
  return auth.attempts.secondStep({ address, userId, factor, deviceId });
}

async function recordRefusal(c: Context<ApiEnv>, reason: string, userId: number | undefined): Promise<void> {
  const { platform, clientAddress, requestId } = c.var;
  platform.log.info({ requestId, clientAddress, userId, reason }, "Second factor refused");
  const subject = userId === undefined ? undefined : `staff:${userId}`;
  await recordAudit(platform.db, { action: "session.refuseSecondFactor", subject, clientAddress, detail: { reason } });
}

const signInAnew = () =>
  new AppError("unauthenticated", { en: "Please sign in again with your password", es: "Inicie sesión otra vez con su contraseña" });

function refusedCode(reason: string): AppError {
  return /^INVALID_(BACKUP_)?CODE$/.test(reason)
    ? new AppError("unauthenticated", { en: "The code is wrong", es: "El código no es correcto" })
    : signInAnew();
}
