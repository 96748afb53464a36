import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { passkeys, sessions } from "#db/tables/staff.server.ts";
import { AppError } from "#lib/errors.ts";
import { authHeaders, callAuth } from "#platform/accounts/call-auth.server.ts";
import { keepChallenge, takeChallenge } from "#platform/accounts/challenges.server.ts";
import { findKnownDevice } from "#platform/accounts/known-device.server.ts";
import { authenticationOptions, passkeysOf, relyingParty, verifyAuthentication } from "#platform/accounts/passkeys.server.ts";
import { completeSignIn, findPendingSignIn } from "#platform/accounts/pending-sign-in.server.ts";
import { storedFormOf } from "#platform/accounts/recovery-codes.server.ts";
import { cookiesSetBy } from "#platform/accounts/session-cookie.server.ts";
import { findStaff } from "#platform/accounts/staff.server.ts";
import { spendCode } from "#platform/accounts/used-codes.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { readBody } from "#platform/api/request-body.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { answerSignedIn, type Factor, successAnswer } from "./complete-sign-in.server.ts";

/** What comes after the password where someone has a second factor. */
export function secondStepRoutes() {
  return new Hono<ApiEnv>()
    .post("/api/auth/two-factor/verify-totp", (c) =>
      codeStep(c, "totp", (code, headers) => c.var.platform.auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })),
    )
    .post("/api/auth/two-factor/verify-backup-code", (c) =>
      codeStep(c, "recoveryCode", async (typed, headers, userId) => {
        const { auth, db } = c.var.platform;
        const code = userId === undefined ? typed : await storedFormOf(db, userId, typed);
        return auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true });
      }),
    )
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
      return c.json({ ...successAnswer, options });
    })
    .post("/api/auth/passkey/verify", async (c) => {
      const { response } = (await readBody(c, ["json"])).fields;
      if (typeof response !== "object" || response === null)
        throw new AppError("invalid", { en: "Response is required", es: "Falta la respuesta de la llave de acceso" });
      return c.json(await passkeyStep(c, response));
    });
}

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
  const browser = { clientAddress, userAgent: c.req.header("user-agent") ?? "" };
  const headers = await db.transaction(async (tx) => {
    const usage = { counter: proof.counter, lastUsedAt: new Date() };
    await tx.update(passkeys).set(usage).where(eq(passkeys.id, proof.passkey.id));
    return completeSignIn(auth, tx, pendingSignIn, browser);
  });
  if (!headers) throw signInAnew();
  await attempt.succeeded();
  return answerSignedIn(c, headers, "passkey");
}

type CodeFactor = Extract<Factor, "totp" | "recoveryCode">;
type Verify = (code: string, headers: Headers, userId: number | undefined) => Promise<{ headers: Headers }>;

async function codeStep(c: Context<ApiEnv>, factor: CodeFactor, verify: Verify): Promise<Response> {
  const { code: typedCode } = (await readBody(c, ["json"])).fields;
  if (typeof typedCode !== "string") throw new AppError("invalid", { en: "Code is required", es: "Falta llenar «Código»" });
  const code = typedCode.replace(/\s/g, "").slice(0, 64);
  const { platform, clientAddress } = c.var;
  const { auth, db } = platform;
  const pendingSignIn = await findPendingSignIn(auth, db, c.req.raw.headers);
  const attempt = await takeCodeAttempt(c, factor, pendingSignIn?.userId);
  // Only the proof of the first step is shown: with a session along, better-auth would count no attempts.
  const { name } = (await auth.$context).createAuthCookie("two_factor");
  const answer = await callAuth(verify(code, authHeaders(c.req.raw.headers, clientAddress, name), pendingSignIn?.userId), attempt);
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
  return c.json(await answerSignedIn(c, answer.result.headers, factor, staff));
}

async function takeCodeAttempt(c: Context<ApiEnv>, factor: CodeFactor, userId: number | undefined) {
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
