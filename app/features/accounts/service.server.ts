import { and, asc, count, eq, max, ne } from "drizzle-orm";
import { officerExists } from "#app/features/officers/reads.server.ts";
import { AppError } from "#lib/errors.ts";
import { readsLeads } from "#lib/permissions.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import { endSessions } from "#platform/accounts/change-sessions.server.ts";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { isActiveOwner, notifyOwners } from "#platform/accounts/owners.server.ts";
import { generatePassword, hashPassword } from "#platform/accounts/password.server.ts";
import { requireStrongPassword } from "#platform/accounts/password-strength.server.ts";
import { updateSecondFactorFlag } from "#platform/accounts/second-factors.server.ts";
import { accounts, passkeys, passwordResets, sessions, twoFactors, users } from "#platform/accounts/tables/staff.server.ts";
import { onlyOwners } from "#platform/api/guard.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { refuseDuplicate } from "#platform/database/errors.server.ts";
import { recordAccountChange, recordAccountEvent } from "./account-changes.server.ts";
import { accountNotFound, changeDetails, detailColumns, refuseTakenEmail } from "./account-details.server.ts";
import { passwordLabels, type StaffInput, type StaffPatch } from "./schema.ts";

function selectAccounts(db: Db) {
  const columns = { ...detailColumns, suspendedAt: users.suspendedAt, lastSeenAt: max(sessions.updatedAt) };
  return db.select(columns).from(users).leftJoin(sessions, eq(sessions.userId, users.id)).groupBy(users.id);
}

export type StaffAccount = Awaited<ReturnType<typeof listStaff>>[number];

export function listStaff(db: Db) {
  return selectAccounts(db).orderBy(asc(users.userName), asc(users.id));
}

export async function getStaff(db: Db, userId: number): Promise<StaffAccount> {
  const [account] = await selectAccounts(db).where(eq(users.id, userId));
  if (!account) throw accountNotFound(userId);
  return account;
}

export async function findStaffByEmail(db: Db, email: string): Promise<StaffAccount | undefined> {
  const [account] = await selectAccounts(db).where(eq(users.email, email.trim().toLowerCase()));
  return account;
}

/**
 * Returns a password only when it was made up here: it is shown once and stored nowhere. The person who adds the account knows it
 * either way, so it opens nothing until the account's owner has chosen another.
 */
export async function addStaff(db: Db, { password, ...input }: StaffInput, actor: Actor) {
  if (password !== undefined) await requireStrongPassword("password", passwordLabels.password, password, input);
  const madeUp = password === undefined ? generatePassword() : undefined;
  await refuseUnknownOfficer(db, input.loanOfficerId);
  const account = { ...input, password: password ?? madeUp ?? "", mustChangePassword: true };
  const userId = await createStaff(db, account, actor).catch(refuseTakenOfficer);
  return { account: await getStaff(db, userId), password: madeUp };
}

export async function updateStaff(db: Db, userId: number, { version, ...details }: StaffPatch, actor: Actor): Promise<StaffAccount> {
  await asOwner(db, actor, async (tx) => {
    await refuseUnknownOfficer(tx, details.loanOfficerId);
    const { email, role, loanOfficerId } = await changeDetails(tx, userId, details, version);
    const changesIdentity = (details.email ?? email) !== email || (details.role ?? role) !== role;
    if (userId === actor.userId && changesIdentity) throw ownAccount();
    if (details.role && readsLeads(details.role) && !readsLeads(role)) await changeAccount(tx, userId, { readsLeadsSince: new Date() });
    await recordAccountEvent(tx, "staff.change", userId, actor, { fields: Object.keys(details).join() });
    if (details.email !== undefined && details.email !== email) {
      await recordAccountChange(tx, "staff.changeEmail", userId, actor, { formerAddress: email });
      // Links to a new password are in the former mailbox, which may be why the address is changed.
      await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    }
    if (details.role !== undefined && details.role !== role) {
      const detail = { from: role, to: details.role };
      await recordAccountChange(tx, "staff.changeRole", userId, actor, { detail, formerAddress: email });
      await notifyOwners(tx, { about: "role", accountId: userId, ...detail }, actor);
    }
    if (details.loanOfficerId !== undefined && details.loanOfficerId !== loanOfficerId) {
      const detail = { from: loanOfficerId, to: details.loanOfficerId };
      await recordAccountChange(tx, "staff.changeOfficer", userId, actor, { detail, formerAddress: email });
    }
  })
    .catch(refuseTakenOfficer)
    .catch(refuseTakenEmail);
  return getStaff(db, userId);
}

const refuseTakenOfficer = refuseDuplicate("users_loan_officer_id_index", "loanOfficerId", {
  en: "Another account already belongs to this loan officer",
  es: "Otra cuenta ya pertenece a este oficial de préstamos",
});

async function refuseUnknownOfficer(db: Db, id: number | null | undefined): Promise<void> {
  if (id && !(await officerExists(db, id)))
    throw AppError.field("loanOfficerId", {
      en: "loanOfficerId names no loan officer",
      es: "loanOfficerId no corresponde a ningún oficial de préstamos",
    });
}

export async function suspendStaff(db: Db, userId: number, actor: Actor): Promise<StaffAccount> {
  await changeOther(db, userId, actor, async (tx) => {
    await changeAccount(tx, userId, { suspendedAt: new Date() });
    await recordAccountChange(tx, "staff.suspend", userId, actor);
    await endSessions(tx, userId);
  });
  return getStaff(db, userId);
}

export async function reinstateStaff(db: Db, userId: number, actor: Actor): Promise<StaffAccount> {
  await changeOther(db, userId, actor, async (tx) => {
    await changeAccount(tx, userId, { suspendedAt: null });
    await recordAccountChange(tx, "staff.reinstate", userId, actor);
    const isOwner = (await tx.$count(users, and(eq(users.id, userId), isActiveOwner))) > 0;
    if (isOwner) await notifyOwners(tx, { about: "newOwner", accountId: userId }, actor);
    await endSessions(tx, userId);
  });
  return getStaff(db, userId);
}

/** Returns the new password when it was made up here. Sessions end, and the next sign-in asks for another password. */
export async function resetPassword(db: Db, userId: number, password: string | undefined, actor: Actor) {
  if (password !== undefined) await requireStrongPassword("password", passwordLabels.password, password, await getStaff(db, userId));
  const madeUp = password === undefined ? generatePassword() : undefined;
  const hash = await hashPassword(password ?? madeUp ?? "");
  await changeOther(db, userId, actor, async (tx) => {
    await changeAccount(tx, userId, { mustChangePassword: true });
    await recordAccountChange(tx, "staff.resetPassword", userId, actor);
    await tx.update(accounts).set({ password: hash, updatedAt: new Date() }).where(eq(accounts.userId, userId));
    await endSessions(tx, userId);
  });
  return madeUp;
}

/** Returns how many sessions were ended. */
export function endSessionsOfAccount(db: Db, userId: number, actor: Actor): Promise<number> {
  return changeOther(db, userId, actor, async (tx) => {
    await changeAccount(tx, userId, {});
    return endAndRecord(tx, userId, actor);
  });
}

/** Without `keep` the caller's own session ends too. */
export function endSessionsOfEveryone(db: Db, actor: Actor, keep?: number): Promise<number> {
  return asOwner(db, actor, async (tx) => {
    let endedCount = 0;
    for (const { id } of await tx.select({ id: users.id }).from(users).orderBy(asc(users.id)))
      endedCount += await endAndRecord(tx, id, actor, keep);
    return endedCount;
  });
}

async function endAndRecord(tx: Db, userId: number, actor: Actor, keep?: number): Promise<number> {
  const isEnded = and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.id, keep));
  const endedCount = await tx.$count(sessions, isEnded);
  await endSessions(tx, userId, keep);
  if (endedCount > 0) await recordAccountChange(tx, "session.end", userId, actor, { detail: { sessions: endedCount } });
  return endedCount;
}

export async function removeSecondFactor(db: Db, userId: number, actor: Actor): Promise<StaffAccount> {
  await changeOther(db, userId, actor, async (tx) => {
    await changeAccount(tx, userId, {});
    await recordAccountChange(tx, "secondFactor.disable", userId, actor);
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    await updateSecondFactorFlag(tx, userId);
    await endSessions(tx, userId);
  });
  return getStaff(db, userId);
}

/**
 * Runs a change of accounts while the active owners are locked: two owners cannot suspend each other at the same time, and one who has
 * just been demoted cannot finish what the page still offered.
 */
function asOwner<Result>(db: Db, actor: Actor, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    const owners = await tx.select({ id: users.id }).from(users).where(isActiveOwner).orderBy(asc(users.id)).for("update");
    if (actor.userId !== null && !owners.some(({ id }) => id === actor.userId)) throw new AppError("forbidden", onlyOwners);
    const result = await work(tx);
    const [left] = await tx.select({ owners: count() }).from(users).where(isActiveOwner);
    if (owners.length > 0 && left?.owners === 0)
      throw new AppError("inUse", {
        en: "The site needs at least one active owner",
        es: "El sitio necesita al menos un propietario activo",
      });
    return result;
  });
}

/** For owners' calls about someone else. One's own credentials are changed with password and second factor, in the profile. */
function changeOther<Result>(db: Db, userId: number, actor: Actor, work: (tx: Db) => Promise<Result>): Promise<Result> {
  if (userId === actor.userId) throw ownAccount();
  return asOwner(db, actor, work);
}

const ownAccount = () =>
  new AppError("forbidden", {
    en: "This is your own account; change it at /admin/profile",
    es: "Esta es su propia cuenta; cámbiela en /admin/profile",
  });

async function changeAccount(tx: Db, userId: number, change: Partial<typeof users.$inferInsert>): Promise<void> {
  const changes = { ...change, updatedAt: new Date() };
  const [changedUser] = await tx.update(users).set(changes).where(eq(users.id, userId)).returning({ id: users.id });
  if (!changedUser) throw accountNotFound(userId);
}
