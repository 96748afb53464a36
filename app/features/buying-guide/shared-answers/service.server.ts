import { and, eq, gt, lte } from "drizzle-orm";
import { type Answers, readAnswers, writeAnswers } from "#app/features/buying-guide/answers-text.ts";
import { sharedAnswers } from "#app/features/buying-guide/tables/shared-answers.server.ts";
import { endOfOfficeDay, officeDay } from "#lib/dates.ts";
import { AppError } from "#lib/errors.ts";
import type { Language } from "#lib/translations.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { keyedHash } from "#platform/keyed-hash.server.ts";
import { codeBytes, codeFrom, parseCode } from "./code.ts";

const keptDays = 30;

const hashCode = (db: Db, code: string) => keyedHash(db, "sharedAnswers", code);

type NewCode = { code: string; codeHash: string };

/**
 * The same code for the same answers sent with the same form token, so that a repeat can be shown its code, which is not stored.
 * As unpredictable as the token's random nonce and the site's secret.
 */
export async function createCode(db: Db, nonce: string, answers: Answers): Promise<NewCode> {
  const hash = await keyedHash(db, "sharedAnswers.code", `${nonce}.${writeAnswers(answers)}`);
  const code = codeFrom(Buffer.from(hash, "base64url").subarray(0, codeBytes));
  return { code, codeHash: await hashCode(db, code) };
}

const isOpen = (codeHash: string, now: Date) => and(eq(sharedAnswers.codeHash, codeHash), gt(sharedAnswers.expiresAt, now));

/** The code under which these answers were stored with one of the tokens. */
export async function findShared(db: Db, nonces: string[], answers: Answers, now: Date) {
  for (const nonce of nonces) {
    const { code, codeHash } = await createCode(db, nonce, answers);
    const [row] = await db.select({ expiresAt: sharedAnswers.expiresAt }).from(sharedAnswers).where(isOpen(codeHash, now));
    if (row) return { code, expiresAt: row.expiresAt };
  }
  return undefined;
}

/** Stores answers under a code that only the visitor knows. */
export async function shareAnswers(tx: Db, { code, codeHash }: NewCode, answers: Answers, language: Language, now: Date) {
  const expiresAt = endOfOfficeDay(officeDay(new Date(now.getTime() + keptDays * 86_400_000)));
  const row = { codeHash, answers: writeAnswers(answers), language, createdAt: now, expiresAt };
  await tx.insert(sharedAnswers).values(row);
  return { code, expiresAt };
}

type Reader = { userId: number; clientAddress: string };

/** Records who opened them. A wrong code and an expired one get the same response. */
export async function openSharedAnswers(db: Db, typedCode: string, { userId, clientAddress }: Reader, now: Date) {
  const code = parseCode(typedCode);
  const [row] = code
    ? await db
        .select()
        .from(sharedAnswers)
        .where(isOpen(await hashCode(db, code), now))
    : [];
  // Answers of another release may have questions that this one does not know.
  if (!row || !readAnswers(row.answers)) throw noSuchCode();
  await recordAudit(db, { action: "sharedAnswers.open", userId, clientAddress, subject: `sharedanswers:${row.sharedAnswersId}` });
  const { sharedAnswersId, answers, language, createdAt, expiresAt } = row;
  return { sharedAnswersId, answers, language, createdAt, expiresAt };
}

const noSuchCode = () =>
  new AppError("notFound", {
    en: "There are no answers under this code. Check each character; a code works for 30 days.",
    es: "No hay respuestas con este código. Revise cada carácter; un código sirve por 30 días.",
  });

export async function purgeSharedAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(sharedAnswers).where(lte(sharedAnswers.expiresAt, now));
}
