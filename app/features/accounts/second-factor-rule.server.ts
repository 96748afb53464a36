import { AppError } from "#lib/errors.ts";
import { everyone, secondFactorRuleKey } from "#platform/accounts/staff.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findState, putState } from "#platform/site-state.server.ts";

export async function isSecondFactorRequired(db: Db): Promise<boolean> {
  return (await findState(db, secondFactorRuleKey)) === everyone;
}

type Decider = { userId: number; hasSecondFactor: boolean; clientAddress: string };

/** Whoever has no second factor can do nothing but set one up from the next request on. */
export async function requireSecondFactor(db: Db, required: boolean, { clientAddress, ...by }: Decider): Promise<void> {
  if (required && !by.hasSecondFactor)
    throw new AppError("inUse", {
      en: "Set up a second factor for yourself first",
      es: "Primero configure la verificación en dos pasos de su propia cuenta",
    });
  const value = required ? everyone : "nobody";
  await db.transaction(async (tx) => {
    await putState(tx, secondFactorRuleKey, value);
    await recordAudit(tx, {
      action: "secondFactor.require",
      subject: `setting:${secondFactorRuleKey}`,
      detail: { required },
      userId: by.userId,
      clientAddress,
    });
  });
}
