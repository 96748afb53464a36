import { renderSVG } from "uqr";
import { AppError } from "#lib/errors.ts";
import type { Auth } from "#platform/accounts/auth.server.ts";
import { authHeaders, callAuth } from "#platform/accounts/call-auth.server.ts";
import { endSessionsOf } from "#platform/accounts/end-sessions.server.ts";
import { noteSecondFactors } from "#platform/accounts/second-factors.server.ts";
import { cookiesSetBy } from "#platform/accounts/session-cookie.server.ts";
import { findStaff, type Staff } from "#platform/accounts/staff.server.ts";
import { spendCode } from "#platform/accounts/used-codes.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** The request that the signed-in person makes, as far as better-auth may see it. */
export type OwnRequest = { headers: Headers; clientAddress: string };

/** Begins the set-up: nothing is asked for at sign-in until a first code was confirmed. */
export async function startTwoFactor(auth: Auth, staff: Staff, request: OwnRequest, password: string) {
  const headers = await sessionHeaders(auth, request);
  const answer = await confirmed(auth, staff, "password", () => auth.api.enableTwoFactor({ body: { password }, headers }));
  if (answer.method !== "totp") throw new Error("better-auth set up another method than the one it was asked for");
  const { totpURI: totpUri, backupCodes: recoveryCodes } = answer;
  return { totpUri, secret: new URL(totpUri).searchParams.get("secret") ?? "", qrCode: renderSVG(totpUri), recoveryCodes };
}

/** From now on sign-in asks for a code. The session gets a new secret. */
export async function confirmTwoFactor(auth: Auth, db: Db, staff: Staff, request: OwnRequest, code: string) {
  const headers = await sessionHeaders(auth, request);
  const body = { code: code.replace(/\s/g, "") };
  const answer = await confirmed(auth, staff, "code", () => auth.api.verifyTOTP({ body, headers, returnHeaders: true }));
  await spendCode(db, staff.userId, body.code);
  const after = await rotated(auth, db, staff, answer.headers);
  // Whoever came in with the password alone comes in no longer.
  await db.transaction((tx) => endSessionsOf(tx, staff.userId, after.staff.sessionId));
  return after;
}

export async function disableTwoFactor(auth: Auth, db: Db, staff: Staff, request: OwnRequest, password: string) {
  const headers = await sessionHeaders(auth, request);
  const answer = await confirmed(auth, staff, "password", () =>
    auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  );
  await noteSecondFactors(db, staff.userId);
  return rotated(auth, db, staff, answer.headers);
}

/** The former codes open nothing any more. */
export async function renewRecoveryCodes(auth: Auth, staff: Staff, request: OwnRequest, password: string): Promise<string[]> {
  const headers = await sessionHeaders(auth, request);
  return (await confirmed(auth, staff, "password", () => auth.api.generateBackupCodes({ body: { password }, headers }))).backupCodes;
}

export async function countRecoveryCodes(auth: Auth, userId: number): Promise<number> {
  const answer = await callAuth(auth.api.viewBackupCodes({ body: { userId: String(userId) } }));
  return answer.refused === undefined ? answer.result.backupCodes.length : 0;
}

async function sessionHeaders(auth: Auth, { headers, clientAddress }: OwnRequest): Promise<Headers> {
  return authHeaders(headers, clientAddress, (await auth.$context).authCookies.sessionToken.name);
}

const states: Record<string, string> = {
  TOTP_ALREADY_ENABLED: "Two-factor sign-in is already on",
  TOTP_NOT_ENABLED: "Two-factor sign-in is not set up yet",
  TWO_FACTOR_NOT_ENABLED: "Two-factor sign-in is not on",
};

async function confirmed<T>(auth: Auth, staff: Staff, field: "password" | "code", work: () => Promise<T>): Promise<T> {
  const attempt = await auth.attempts.confirmation(staff.userId);
  const answer = await callAuth(work(), attempt);
  if (answer.refused !== undefined) {
    const state = states[answer.refused];
    throw state ? new AppError("inUse", state) : AppError.field(field, `The ${field} is wrong`);
  }
  await attempt.succeeded();
  return answer.result;
}

async function rotated(auth: Auth, db: Db, staff: Staff, headers: Headers) {
  const cookies = headers.getSetCookie();
  return { cookies, staff: (await findStaff(auth, db, cookiesSetBy(headers))) ?? staff };
}
