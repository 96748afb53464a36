import { and, eq } from "drizzle-orm";
import { renderSVG } from "uqr";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { callAuth } from "#platform/accounts/call-auth.server.ts";
import { rotateSession } from "#platform/accounts/change-sessions.server.ts";
import { makeRecoveryCodes, replaceRecoveryCodes } from "#platform/accounts/recovery-codes.server.ts";
import { noteSecondFactors, secondFactorsOf } from "#platform/accounts/second-factors.server.ts";
import { cookiesSetBy } from "#platform/accounts/session-cookie.server.ts";
import { findStaff } from "#platform/accounts/staff.server.ts";
import { twoFactors } from "#platform/accounts/tables/staff.server.ts";
import { spendCode } from "#platform/accounts/used-codes.server.ts";
import { recordAccountChange } from "./account-changes.server.ts";
import { refusedProof, wrongProof } from "./confirmation.server.ts";
import { enableFactor } from "./enable-factor.server.ts";
import { proveOwner } from "./own-proof.server.ts";
import { type Own, sessionHeaders } from "./own-request.server.ts";
import type { OwnerProof } from "./schema.ts";

const states = {
  TOTP_ALREADY_ENABLED: { en: "The authenticator app is already on", es: "La aplicación de autenticación ya está activada" },
  TOTP_NOT_ENABLED: { en: "The authenticator app is not set up yet", es: "La aplicación de autenticación todavía no está configurada" },
  TWO_FACTOR_NOT_ENABLED: { en: "Two-factor sign-in is not on", es: "La verificación en dos pasos no está activada" },
} satisfies Record<string, LocalizedText>;

const inState = (state: keyof typeof states) => new AppError("inUse", states[state]);

/** Starts the setup: nothing is asked for at sign-in until a first code was right. */
export async function startTwoFactor(own: Own, proof: OwnerProof) {
  const { auth, db, staff, request } = own;
  await proveOwner(own, proof);
  if ((await secondFactorsOf(db, staff.userId)).includes("totp")) throw inState("TOTP_ALREADY_ENABLED");
  const headers = await sessionHeaders(auth, request);
  const answer = await auth.api.enableTwoFactor({ body: { password: proof.password }, headers });
  if (answer.method !== "totp") throw new Error("better-auth set up another method than the one it was asked for");
  const { totpURI: totpUri } = answer;
  return { totpUri, secret: new URL(totpUri).searchParams.get("secret") ?? "", qrCode: renderSVG(totpUri) };
}

/** From now on sign-in asks for a code. */
export async function confirmTwoFactor(own: Own, typedCode: string) {
  const { auth, db, staff, actor } = own;
  const { userId, confirmedAt } = staff;
  if ((await secondFactorsOf(db, userId)).includes("totp")) throw inState("TOTP_ALREADY_ENABLED");
  const headers = await sessionHeaders(auth, own.request);
  const code = typedCode.replace(/\s/g, "");
  const attempt = await auth.attempts.ownFactor(userId);
  const answer = await callAuth(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }), attempt);
  if (answer.refused !== undefined)
    throw answer.refused === "TOTP_NOT_ENABLED"
      ? inState("TOTP_NOT_ENABLED")
      : await refusedProof(db, userId, "code", wrongProof.code, actor);
  await attempt.succeeded();
  await spendCode(db, userId, code);
  // With the first factor of an account better-auth opens another session in place of this one.
  const successor = (await findStaff(auth, db, cookiesSetBy(answer.result.headers))) ?? staff;
  const { secret } = await auth.$context;
  return enableFactor(db, { staff: { ...successor, confirmedAt }, actor, secret, change: "secondFactor.enable" }, async () => undefined);
}

export async function disableTwoFactor(own: Own, proof: OwnerProof) {
  await proveOwner(own, proof);
  const { db, staff, actor } = own;
  const { userId } = staff;
  return db.transaction(async (tx) => {
    const isVerified = and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true));
    const removed = await tx.delete(twoFactors).where(isVerified).returning({ id: twoFactors.id });
    if (removed.length === 0) throw inState("TWO_FACTOR_NOT_ENABLED");
    await noteSecondFactors(tx, userId);
    await recordAccountChange(tx, "secondFactor.disable", userId, actor);
    return rotateSession(tx, staff);
  });
}

/** The former codes open nothing any more. */
export async function renewRecoveryCodes(own: Own, proof: OwnerProof): Promise<string[]> {
  await proveOwner(own, proof);
  const { db, staff, actor } = own;
  const { userId } = staff;
  if ((await secondFactorsOf(db, userId)).length === 0) throw inState("TWO_FACTOR_NOT_ENABLED");
  const { codes, hashes } = await makeRecoveryCodes();
  await db.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, userId, hashes);
    await recordAccountChange(tx, "secondFactor.renewCodes", userId, actor);
  });
  return codes;
}
