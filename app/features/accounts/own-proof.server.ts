import { eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Attempt } from "#platform/accounts/attempts.server.ts";
import { callAuth } from "#platform/accounts/call-auth.server.ts";
import { storeChallenge, takeChallenge } from "#platform/accounts/challenges.server.ts";
import { rotateSession } from "#platform/accounts/change-sessions.server.ts";
import { authenticationOptions, listPasskeys, recordPasskeyUse, verifyAuthentication } from "#platform/accounts/passkeys.server.ts";
import { verifyPassword } from "#platform/accounts/password.server.ts";
import { spendRecoveryCode } from "#platform/accounts/recovery-codes.server.ts";
import { listSecondFactorKinds } from "#platform/accounts/second-factors.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import { accounts } from "#platform/accounts/tables/staff.server.ts";
import { spendCode } from "#platform/accounts/used-codes.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { recordAccountEvent } from "./account-changes.server.ts";
import { type Own, sessionHeaders } from "./own-request.server.ts";
import type { IdentityProof, OwnerProof } from "./schema.ts";

const wrongProof = {
  password: { en: "The password is wrong", es: "La contraseña no es correcta" },
  currentPassword: { en: "The current password is wrong", es: "La contraseña actual no es correcta" },
  passkey: { en: "This passkey was not accepted", es: "No se aceptó esta llave de acceso" },
  code: { en: "The code is wrong", es: "El código no es correcto" },
} satisfies Record<string, LocalizedText>;

/** Attempts are limited, so these events cannot fill the table. */
export async function refusedProof({ db, staff, actor }: Own, field: keyof typeof wrongProof): Promise<AppError> {
  await recordAccountEvent(db, "confirmation.refuse", staff.userId, actor, { field });
  return AppError.field(field, wrongProof[field]);
}

/** Takes the password or a code; the session gets a new secret and may change accounts for the next minutes. */
export async function confirmIdentity(own: Own, { password, code = "" }: IdentityProof) {
  const { db, auth, staff } = own;
  const field = password === undefined ? "code" : "password";
  const attempt = await auth.attempts[password === undefined ? "ownFactor" : "confirmation"](staff.userId);
  const isRight = password === undefined ? await isOwnCode(own, code, attempt) : await isOwnPassword(own, password);
  if (!isRight) throw await refusedProof(own, field);
  await attempt.succeeded();
  return rotateSession(db, staff, new Date());
}

/**
 * Changes of one's own password, factors and address ask for the password each time, and for the second factor where there is one:
 * a stolen session, however fresh, must not be enough to take over the account.
 */
export async function proveOwner(
  own: Own,
  { password, code, passkey }: OwnerProof,
  passwordField: "password" | "currentPassword" = "password",
): Promise<void> {
  const { db, auth } = own;
  const { userId } = own.staff;
  const passwordAttempt = await auth.attempts.confirmation(userId);
  if (!(await isOwnPassword(own, password))) throw await refusedProof(own, passwordField);
  await passwordAttempt.succeeded();
  if ((await listSecondFactorKinds(db, userId)).length === 0) return;
  if (code === undefined && passkey === undefined)
    throw AppError.field("code", {
      en: "Your second factor is needed too: a code, a recovery code or a passkey",
      es: "También se necesita su segundo paso: un código, un código de recuperación o una llave de acceso",
    });
  const attempt = await auth.attempts.ownFactor(userId);
  const isRight = code === undefined ? await isOwnPasskey(own, passkey) : await isOwnCode(own, code, attempt);
  if (!isRight) throw await refusedProof(own, code === undefined ? "passkey" : "code");
  await attempt.succeeded();
}

export async function passwordHashOf(db: Db, userId: number): Promise<string> {
  const [account] = await db.select({ hash: accounts.password }).from(accounts).where(eq(accounts.userId, userId));
  return account?.hash ?? "";
}

async function isOwnPassword({ db, staff }: Own, password: string): Promise<boolean> {
  return verifyPassword({ hash: await passwordHashOf(db, staff.userId), password });
}

/** A code of the authenticator, if the account has a verified one, or a recovery code, if it has any second factor. */
async function isOwnCode(own: Own, typed: string, attempt: Attempt): Promise<boolean> {
  const { db, auth } = own;
  const { userId } = own.staff;
  const kinds = await listSecondFactorKinds(db, userId);
  const code = typed.replace(/\s/g, "");
  if (!/^\d{6}$/.test(code)) return kinds.length > 0 && spendRecoveryCode(db, (await auth.$context).secret, userId, code);
  // With a setup that was only started, better-auth would take the code for its last step.
  if (!kinds.includes("totp")) return false;
  const { refused } = await callAuth(auth.api.verifyTOTP({ body: { code }, headers: await sessionHeaders(own) }), attempt);
  return refused === undefined && spendCode(db, userId, code);
}

const purpose = ({ sessionId }: Staff) => `proof-${sessionId}`;

export async function startPasskeyProof({ db, staff, site }: Own) {
  const options = await authenticationOptions(await listPasskeys(db, staff.userId), site);
  await storeChallenge(db, purpose(staff), options.challenge);
  return options;
}

async function isOwnPasskey({ db, staff, site }: Own, response: unknown): Promise<boolean> {
  const challenge = await takeChallenge(db, purpose(staff));
  if (challenge === undefined) return false;
  const proof = await verifyAuthentication(await listPasskeys(db, staff.userId), response, challenge, site);
  if (!proof) return false;
  await recordPasskeyUse(db, proof);
  return true;
}
