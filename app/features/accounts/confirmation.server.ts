import { eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import type { Auth } from "#platform/accounts/auth.server.ts";
import { callAuth } from "#platform/accounts/call-auth.server.ts";
import { rotateSession } from "#platform/accounts/change-sessions.server.ts";
import { verifyPassword } from "#platform/accounts/password.server.ts";
import { spendRecoveryCode } from "#platform/accounts/recovery-codes.server.ts";
import { secondFactorsOf } from "#platform/accounts/second-factors.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import { accounts } from "#platform/accounts/tables/staff.server.ts";
import { spendCode } from "#platform/accounts/used-codes.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { recordAccountEvent } from "./account-changes.server.ts";
import { type OwnRequest, sessionHeaders } from "./own-request.server.ts";
import type { IdentityProof } from "./schema.ts";

type Attempt = Awaited<ReturnType<Auth["attempts"]["confirmation"]>>;

/** Whoever holds the session gives the password or a code; under a new secret it may change accounts for the next minutes. */
export async function confirmIdentity(
  { db, auth }: { db: Db; auth: Auth },
  staff: Staff,
  proof: IdentityProof,
  request: OwnRequest,
  actor: Actor,
) {
  const attempt = await auth.attempts[proof.password === undefined ? "ownFactor" : "confirmation"](staff.userId);
  const isRight =
    proof.password === undefined
      ? await isOwnCode({ db, auth }, staff.userId, proof.code ?? "", request, attempt)
      : await verifyPassword({ hash: await passwordHashOf(db, staff.userId), password: proof.password });
  const field = proof.password === undefined ? "code" : "password";
  if (!isRight) throw await refusedProof(db, staff.userId, field, wrongProof[field], actor);
  await attempt.succeeded();
  return rotateSession(db, staff, new Date());
}

export async function passwordHashOf(db: Db, userId: number): Promise<string> {
  const [account] = await db.select({ hash: accounts.password }).from(accounts).where(eq(accounts.userId, userId));
  return account?.hash ?? "";
}

/** Guesses are counted, so that no one can fill the table with these. */
export const wrongProof: Record<"password" | "currentPassword" | "code" | "passkey", LocalizedText> = {
  password: { en: "The password is wrong", es: "La contraseña no es correcta" },
  currentPassword: { en: "The current password is wrong", es: "La contraseña actual no es correcta" },
  passkey: { en: "This passkey was not accepted", es: "No se aceptó esta llave de acceso" },
  code: { en: "The code is wrong", es: "El código no es correcto" },
};

export async function refusedProof(db: Db, userId: number, field: string, sentence: LocalizedText, actor: Actor): Promise<AppError> {
  await recordAccountEvent(db, "confirmation.refuse", userId, actor, { field });
  return AppError.field(field, sentence);
}

/** A code of the authenticator, if the account has a verified one, or a recovery code, if it has any second factor. */
export async function isOwnCode(
  { db, auth }: { db: Db; auth: Auth },
  userId: number,
  typed: string,
  request: OwnRequest,
  attempt: Attempt,
): Promise<boolean> {
  const kinds = await secondFactorsOf(db, userId);
  const code = typed.replace(/\s/g, "");
  if (!/^\d{6}$/.test(code)) return kinds.length > 0 && spendRecoveryCode(db, (await auth.$context).secret, userId, code);
  // With a setup that was only started, better-auth would take the code for its last step.
  if (!kinds.includes("totp")) return false;
  const { refused } = await callAuth(auth.api.verifyTOTP({ body: { code }, headers: await sessionHeaders(auth, request) }), attempt);
  return refused === undefined && spendCode(db, userId, code);
}
