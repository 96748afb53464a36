import { randomBytes } from "node:crypto";
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

export async function createCode(db: Db): Promise<NewCode> {
  const code = codeFrom(randomBytes(codeBytes));
  return { code, codeHash: await hashCode(db, code) };
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
  const isOpen = code && and(eq(sharedAnswers.codeHash, await hashCode(db, code)), gt(sharedAnswers.expiresAt, now));
  const [row] = isOpen ? await db.select().from(sharedAnswers).where(isOpen) : [];
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
