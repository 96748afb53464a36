import { type Context, Hono } from "hono";
import { AppError } from "#lib/errors.ts";
import { challengeLifetime, isOwnChallenge, signChallenge } from "#platform/accounts/challenges.server.ts";
import {
  authenticationOptions,
  findPasskey,
  type PasskeyUse,
  recordPasskeyUse,
  relyingParty,
  verifyAuthentication,
} from "#platform/accounts/passkeys.server.ts";
import { openSession } from "#platform/accounts/pending-sign-in.server.ts";
import { spendCode } from "#platform/accounts/used-codes.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { browserOf, completeSignIn, readPasskeyResponse, recordRefusal, successResponse } from "./complete-sign-in.server.ts";

/**
 * Signing in with a passkey alone, which the browser offers where the address is typed. It is two factors in one: the device, and
 * the finger, face or PIN that unlocks it.
 */
export function passkeySignInRoutes() {
  return new Hono<ApiEnv>()
    .post("/api/auth/passkey/sign-in/options", async (c) => {
      const { auth, config } = c.var.platform;
      const challenge = signChallenge((await auth.$context).secret, new Date());
      const options = await authenticationOptions([], relyingParty(config.publicUrl, c.req.raw.headers), challenge);
      return c.json({ ...successResponse, options });
    })
    .post("/api/auth/passkey/sign-in", async (c) => {
      const response = await readPasskeyResponse(c);
      const { auth, db } = c.var.platform;
      const attempt = await auth.attempts.strayStep(c.var.clientAddress);
      const proof = await verifySignIn(c, response);
      const headers = await db.transaction(async (tx) => {
        await recordPasskeyUse(tx, proof);
        return openSession(auth, tx, proof.passkey.userId, browserOf(c));
      });
      if (!headers) throw await refuse(c, proof.passkey.userId);
      await attempt.succeeded();
      return completeSignIn(c, headers, "passkey");
    });
}

async function verifySignIn(c: Context<ApiEnv>, response: object): Promise<PasskeyUse> {
  const { auth, db, config } = c.var.platform;
  const { secret } = await auth.$context;
  const passkey = "id" in response && typeof response.id === "string" ? await findPasskey(db, response.id) : undefined;
  if (!passkey) throw await refuse(c);
  let usedChallenge = "";
  const isExpected = (challenge: string) => {
    usedChallenge = challenge;
    return isOwnChallenge(challenge, secret, new Date());
  };
  const site = relyingParty(config.publicUrl, c.req.raw.headers);
  const proof = await verifyAuthentication([passkey], response, isExpected, site, { isAlone: true });
  const isFirstUse = proof && (await spendCode(db, passkey.userId, usedChallenge, new Date(), challengeLifetime));
  if (!proof || !isFirstUse) throw await refuse(c, passkey.userId);
  return proof;
}

async function refuse(c: Context<ApiEnv>, userId?: number): Promise<AppError> {
  await recordRefusal(c, "Sign-in with a passkey refused", { action: "session.refuseSignIn", userId });
  return new AppError("unauthenticated", {
    en: "This passkey was not accepted; sign in with your password",
    es: "No se aceptó esta llave de acceso; inicie sesión con su contraseña",
  });
}
