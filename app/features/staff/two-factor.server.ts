import { eq } from "drizzle-orm";
import { renderSVG } from "uqr";
import { sessions } from "#db/tables/staff.server.ts";
import { AppError } from "#lib/errors.ts";
import type { Sentence } from "#lib/say.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import type { Auth } from "#platform/accounts/auth.server.ts";
import { callAuth } from "#platform/accounts/call-auth.server.ts";
import { endSessionsOf } from "#platform/accounts/end-sessions.server.ts";
import { noteSecondFactors } from "#platform/accounts/second-factors.server.ts";
import { cookiesSetBy } from "#platform/accounts/session-cookie.server.ts";
import { findStaff, type Staff } from "#platform/accounts/staff.server.ts";
import { spendCode } from "#platform/accounts/used-codes.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { recordAccountChange } from "./account-changes.server.ts";
import { refusedProof, wrongProof } from "./confirmation.server.ts";
import { type OwnRequest, sessionHeaders } from "./own-request.server.ts";

/** Whose second factor it is, and the request that they make. */
export type OwnFactor = { db: Db; auth: Auth; staff: Staff; actor: Actor; request: OwnRequest };

/** Begins the set-up: nothing is asked for at sign-in until a first code was confirmed. */
export async function startTwoFactor(own: OwnFactor, password: string) {
  const headers = await sessionHeaders(own.auth, own.request);
  const answer = await confirmThen(own, "password", () => own.auth.api.enableTwoFactor({ body: { password }, headers }));
  if (answer.method !== "totp") throw new Error("better-auth set up another method than the one it was asked for");
  const { totpURI: totpUri, backupCodes: recoveryCodes } = answer;
  return { totpUri, secret: new URL(totpUri).searchParams.get("secret") ?? "", qrCode: renderSVG(totpUri), recoveryCodes };
}

/** From now on sign-in asks for a code. The session gets a new secret. */
export async function confirmTwoFactor(own: OwnFactor, code: string) {
  const headers = await sessionHeaders(own.auth, own.request);
  const body = { code: code.replace(/\s/g, "") };
  const answer = await confirmThen(own, "code", () => own.auth.api.verifyTOTP({ body, headers, returnHeaders: true }));
  await spendCode(own.db, own.staff.userId, body.code);
  const after = await answerRotated(own, answer.headers);
  // Whoever came in with the password alone comes in no longer.
  await own.db.transaction(async (tx) => {
    await endSessionsOf(tx, own.staff.userId, after.staff.sessionId);
    await recordAccountChange(tx, "secondFactor.enable", own.staff.userId, own.actor);
  });
  return after;
}

export async function disableTwoFactor(own: OwnFactor, password: string) {
  const headers = await sessionHeaders(own.auth, own.request);
  const answer = await confirmThen(own, "password", () =>
    own.auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  );
  await noteSecondFactors(own.db, own.staff.userId);
  await recordAccountChange(own.db, "secondFactor.disable", own.staff.userId, own.actor);
  return answerRotated(own, answer.headers);
}

/** The former codes open nothing any more. */
export async function renewRecoveryCodes(own: OwnFactor, password: string): Promise<string[]> {
  const headers = await sessionHeaders(own.auth, own.request);
  const { backupCodes } = await confirmThen(own, "password", () => own.auth.api.generateBackupCodes({ body: { password }, headers }));
  await recordAccountChange(own.db, "secondFactor.renewCodes", own.staff.userId, own.actor);
  return backupCodes;
}

export async function countRecoveryCodes(auth: Auth, userId: number): Promise<number> {
  const answer = await callAuth(auth.api.viewBackupCodes({ body: { userId: String(userId) } }));
  return answer.refused === undefined ? answer.result.backupCodes.length : 0;
}

const states: Record<string, Sentence> = {
  TOTP_ALREADY_ENABLED: { en: "Two-factor sign-in is already on", es: "La verificación en dos pasos ya está activada" },
  TOTP_NOT_ENABLED: { en: "Two-factor sign-in is not set up yet", es: "La verificación en dos pasos todavía no está configurada" },
  TWO_FACTOR_NOT_ENABLED: { en: "Two-factor sign-in is not on", es: "La verificación en dos pasos no está activada" },
};

async function confirmThen<T>({ db, auth, staff, actor }: OwnFactor, field: "password" | "code", work: () => Promise<T>): Promise<T> {
  const attempt = await auth.attempts.confirmation(staff.userId);
  const answer = await callAuth(work(), attempt);
  if (answer.refused !== undefined) {
    const state = states[answer.refused];
    throw state ? new AppError("inUse", state) : await refusedProof(db, staff.userId, field, wrongProof[field], actor);
  }
  await attempt.succeeded();
  return answer.result;
}

/** The session under its new secret, as freshly confirmed as it was under the former. */
async function answerRotated({ db, auth, staff }: OwnFactor, headers: Headers) {
  const cookies = headers.getSetCookie();
  const successor = await findStaff(auth, db, cookiesSetBy(headers));
  if (!successor) return { cookies, staff };
  await db.update(sessions).set({ confirmedAt: staff.confirmedAt }).where(eq(sessions.id, successor.sessionId));
  return { cookies, staff: successor };
}
