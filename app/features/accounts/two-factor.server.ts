import { and, eq } from "drizzle-orm";
import { renderSVG } from "uqr";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { callAuth } from "#platform/accounts/call-auth.server.ts";
import { endSessions, rotateSession } from "#platform/accounts/change-sessions.server.ts";
import { countRecoveryCodes, makeRecoveryCodes, replaceRecoveryCodes } from "#platform/accounts/recovery-codes.server.ts";
import { listSecondFactorKinds, updateSecondFactorFlag } from "#platform/accounts/second-factors.server.ts";
import { cookiesSetBy } from "#platform/accounts/session-cookie.server.ts";
import { findStaff } from "#platform/accounts/staff.server.ts";
import { twoFactors } from "#platform/accounts/tables/staff.server.ts";
import { spendCode } from "#platform/accounts/used-codes.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { recordAccountChange } from "./account-changes.server.ts";
import { proveOwner, refusedProof } from "./own-proof.server.ts";
import { type Own, sessionHeaders } from "./own-request.server.ts";
import type { OwnerProof } from "./schema.ts";

/**
 * Turns a verified factor on, in one transaction with `store`: it is recorded and mailed, other sessions end, this one gets a new
 * secret, and an account without recovery codes gets some, which are shown this once.
 */
export async function enableFactor(
  { db, auth, staff, actor }: Own,
  change: "secondFactor.enable" | "passkey.add",
  store?: (tx: Db) => Promise<void>,
) {
  const { userId, sessionId } = staff;
  const { secret } = await auth.$context;
  const newCodes = (await countRecoveryCodes(db, secret, userId)) > 0 ? undefined : await makeRecoveryCodes();
  const rotated = await db.transaction(async (tx) => {
    await store?.(tx);
    await updateSecondFactorFlag(tx, userId);
    if (newCodes) await replaceRecoveryCodes(tx, userId, newCodes.hashes);
    await endSessions(tx, userId, sessionId);
    await recordAccountChange(tx, change, userId, actor);
    return rotateSession(tx, staff);
  });
  return { ...rotated, recoveryCodes: newCodes?.codes };
}

const states = {
  TOTP_ALREADY_ENABLED: { en: "The authenticator app is already on", es: "La aplicación de autenticación ya está activada" },
  TOTP_NOT_ENABLED: { en: "The authenticator app is not set up yet", es: "La aplicación de autenticación todavía no está configurada" },
  TWO_FACTOR_NOT_ENABLED: { en: "Two-factor sign-in is not on", es: "La verificación en dos pasos no está activada" },
} satisfies Record<string, LocalizedText>;

const inState = (state: keyof typeof states) => new AppError("inUse", states[state]);

/** Starts the setup. Sign-in asks for no code until a first one was right. */
export async function startTwoFactor(own: Own, proof: OwnerProof) {
  const { auth, db, staff } = own;
  await proveOwner(own, proof);
  if ((await listSecondFactorKinds(db, staff.userId)).includes("totp")) throw inState("TOTP_ALREADY_ENABLED");
  const response = await auth.api.enableTwoFactor({ body: { password: proof.password }, headers: await sessionHeaders(own) });
  if (response.method !== "totp") throw new Error("better-auth set up another method than the one it was asked for");
  const { totpURI: totpUri } = response;
  return { totpUri, secret: new URL(totpUri).searchParams.get("secret") ?? "", qrCode: renderSVG(totpUri) };
}

/** From now on sign-in asks for a code. */
export async function confirmTwoFactor(own: Own, typedCode: string) {
  const { auth, db, staff } = own;
  const { userId, confirmedAt } = staff;
  if ((await listSecondFactorKinds(db, userId)).includes("totp")) throw inState("TOTP_ALREADY_ENABLED");
  const headers = await sessionHeaders(own);
  const code = typedCode.replace(/\s/g, "");
  const attempt = await auth.attempts.ownFactor(userId);
  const response = await callAuth(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }), attempt);
  if (response.refused !== undefined)
    throw response.refused === "TOTP_NOT_ENABLED" ? inState("TOTP_NOT_ENABLED") : await refusedProof(own, "code");
  await attempt.succeeded();
  await spendCode(db, userId, code);
  // With the first factor of an account better-auth opens another session in place of this one.
  const successor = (await findStaff(auth, db, cookiesSetBy(response.result.headers))) ?? staff;
  return enableFactor({ ...own, staff: { ...successor, confirmedAt } }, "secondFactor.enable");
}

export async function disableTwoFactor(own: Own, proof: OwnerProof) {
  await proveOwner(own, proof);
  const { db, staff, actor } = own;
  const { userId } = staff;
  return db.transaction(async (tx) => {
    const isVerified = and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true));
    const removed = await tx.delete(twoFactors).where(isVerified).returning({ id: twoFactors.id });
    if (removed.length === 0) throw inState("TWO_FACTOR_NOT_ENABLED");
    await updateSecondFactorFlag(tx, userId);
    await recordAccountChange(tx, "secondFactor.disable", userId, actor);
    return rotateSession(tx, staff);
  });
}

export async function renewRecoveryCodes(own: Own, proof: OwnerProof): Promise<string[]> {
  await proveOwner(own, proof);
  const { db, staff, actor } = own;
  const { userId } = staff;
  if ((await listSecondFactorKinds(db, userId)).length === 0) throw inState("TWO_FACTOR_NOT_ENABLED");
  const { codes, hashes } = await makeRecoveryCodes();
  await db.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, userId, hashes);
    await recordAccountChange(tx, "secondFactor.renewCodes", userId, actor);
  });
  return codes;
}
