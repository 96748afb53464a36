import { eq } from "drizzle-orm";
import { accounts, users } from "#db/tables/staff.server.ts";
import { AppError } from "#lib/errors.ts";
import type { Sentence } from "#lib/say.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import type { Auth } from "#platform/accounts/auth.server.ts";
import { callAuth } from "#platform/accounts/call-auth.server.ts";
import { verifyPassword } from "#platform/accounts/password.server.ts";
import { storedFormOf } from "#platform/accounts/recovery-codes.server.ts";
import { rotateSession } from "#platform/accounts/rotate-session.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
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
  const attempt = await auth.attempts.confirmation(staff.userId);
  const isRight =
    proof.password === undefined
      ? await isOwnCode(db, auth, staff.userId, proof.code ?? "", request, attempt)
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
export const wrongProof: Record<"password" | "code", Sentence> = {
  password: { en: "The password is wrong", es: "La contraseña no es correcta" },
  code: { en: "The code is wrong", es: "El código no es correcto" },
};

export async function refusedProof(db: Db, userId: number, field: string, sentence: Sentence, actor: Actor): Promise<AppError> {
  await recordAccountEvent(db, "confirmation.refuse", userId, actor, { field });
  return AppError.field(field, sentence);
}

async function isOwnCode(db: Db, auth: Auth, userId: number, typed: string, request: OwnRequest, attempt: Attempt): Promise<boolean> {
  const [user] = await db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  // With a set-up that was begun and not finished, better-auth would take the code for its last step.
  if (!user?.isOn) return false;
  const code = typed.replace(/\s/g, "");
  const headers = await sessionHeaders(auth, request);
  const isTotp = /^\d{6}$/.test(code);
  const { refused: isRefused } = isTotp
    ? await callAuth(auth.api.verifyTOTP({ body: { code }, headers }), attempt)
    : await callAuth(
        auth.api.verifyBackupCode({ body: { code: await storedFormOf(db, userId, code), disableSession: true }, headers }),
        attempt,
      );
  return isRefused === undefined && (!isTotp || (await spendCode(db, userId, code)));
}
