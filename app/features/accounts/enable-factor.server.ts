import type { Actor } from "#platform/accounts/actor.server.ts";
import { endSessionsOf, rotateSession } from "#platform/accounts/change-sessions.server.ts";
import { countRecoveryCodes, makeRecoveryCodes, replaceRecoveryCodes } from "#platform/accounts/recovery-codes.server.ts";
import { noteSecondFactors } from "#platform/accounts/second-factors.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { recordAccountChange } from "./account-changes.server.ts";

type Enabling = {
  staff: Staff;
  actor: Actor;
  /** Of the installation, for recovery codes from before. */
  secret: string;
  change: "secondFactor.enable" | "passkey.add";
};

/**
 * Turns a verified factor on, in one transaction with `store`: it is recorded and mailed, other sessions end, this one gets a new
 * secret, and an account without recovery codes gets some, which are told this once.
 */
export async function enableFactor(db: Db, { staff, actor, secret, change }: Enabling, store: (tx: Db) => Promise<void>) {
  const { userId, sessionId } = staff;
  const newCodes = (await countRecoveryCodes(db, secret, userId)) > 0 ? undefined : await makeRecoveryCodes();
  const rotated = await db.transaction(async (tx) => {
    await store(tx);
    await noteSecondFactors(tx, userId);
    if (newCodes) await replaceRecoveryCodes(tx, userId, newCodes.hashes);
    await endSessionsOf(tx, userId, sessionId);
    await recordAccountChange(tx, change, userId, actor);
    return rotateSession(tx, staff);
  });
  return { ...rotated, recoveryCodes: newCodes?.codes };
}
