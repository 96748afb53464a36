import { AppError } from "#lib/errors.ts";
import { keepChallenge, takeChallenge } from "#platform/accounts/challenges.server.ts";
import {
  authenticationOptions,
  notePasskeyUse,
  passkeysOf,
  type RelyingParty,
  verifyAuthentication,
} from "#platform/accounts/passkeys.server.ts";
import { verifyPassword } from "#platform/accounts/password.server.ts";
import { secondFactorsOf } from "#platform/accounts/second-factors.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isOwnCode, passwordHashOf, refusedProof, wrongProof } from "./confirmation.server.ts";
import type { Own } from "./own-request.server.ts";
import type { OwnerProof } from "./schema.ts";

const purpose = ({ sessionId }: Staff) => `proof-${sessionId}`;

/** What the browser needs to use one of the person's passkeys as proof. */
export async function startPasskeyProof(db: Db, staff: Staff, site: RelyingParty) {
  const options = await authenticationOptions(await passkeysOf(db, staff.userId), site);
  await keepChallenge(db, purpose(staff), options.challenge);
  return options;
}

/**
 * Changes of one's own password, factors and address ask for the password each time, and for the second factor where there is one:
 * whoever got hold of a session, however fresh, must not get the account.
 */
export async function proveOwner(
  own: Own,
  { password, code, passkey }: OwnerProof,
  passwordField: "password" | "currentPassword" = "password",
): Promise<void> {
  const { db, auth, staff, actor, request } = own;
  const { userId } = staff;
  const passwordAttempt = await auth.attempts.confirmation(userId);
  if (!(await verifyPassword({ hash: await passwordHashOf(db, userId), password })))
    throw await refusedProof(db, userId, passwordField, wrongProof[passwordField], actor);
  await passwordAttempt.succeeded();
  if ((await secondFactorsOf(db, userId)).length === 0) return;
  if (code === undefined && passkey === undefined) throw missingFactor();
  const attempt = await auth.attempts.ownFactor(userId);
  const isRight = code === undefined ? await isOwnPasskey(own, passkey) : await isOwnCode({ db, auth }, userId, code, request, attempt);
  const field = code === undefined ? "passkey" : "code";
  if (!isRight) throw await refusedProof(db, userId, field, wrongProof[field], actor);
  await attempt.succeeded();
}

const missingFactor = () =>
  AppError.field("code", {
    en: "Your second factor is needed too: a code, a recovery code or a passkey",
    es: "También se necesita su segundo paso: un código, un código de recuperación o una llave de acceso",
  });

async function isOwnPasskey({ db, staff, site }: Own, response: unknown): Promise<boolean> {
  const challenge = await takeChallenge(db, purpose(staff));
  if (challenge === undefined) return false;
  const proof = await verifyAuthentication(await passkeysOf(db, staff.userId), response, challenge, site);
  if (!proof) return false;
  await notePasskeyUse(db, proof);
  return true;
}
