import { isIP } from "node:net";
import { and, eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { storeChallenge, takeChallenge } from "#platform/accounts/challenges.server.ts";
import { listPasskeys, registrationOptions, verifyRegistration } from "#platform/accounts/passkeys.server.ts";
import { listSecondFactorKinds, updateSecondFactorFlag } from "#platform/accounts/second-factors.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import { passkeys } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isUniqueViolation } from "#platform/database/errors.server.ts";
import { recordAccountChange } from "./account-changes.server.ts";
import { proveOwner } from "./own-proof.server.ts";
import type { Own } from "./own-request.server.ts";
import type { OwnerProof } from "./schema.ts";
import { enableFactor } from "./two-factor.server.ts";

/** More than anyone has devices. Each is offered at every sign-in. */
const mostPasskeys = 20;

export async function listSecondFactors(db: Db, userId: number) {
  const rows = await listPasskeys(db, userId);
  return {
    passkeyListVm: rows.map(({ id, name, createdAt, lastUsedAt }) => ({ passkeyId: id, name, createdAt, lastUsedAt })),
    hasAuthenticator: (await listSecondFactorKinds(db, userId)).includes("totp"),
  };
}

const purpose = ({ sessionId }: Staff) => `passkey-${sessionId}`;

/** What the browser needs to make a passkey, after the user has proved to own the account. */
export async function startPasskey(own: Own, proof: OwnerProof) {
  const { db, staff, site } = own;
  // Browsers bind a passkey to a domain name, never to an IP address.
  if (isIP(site.id.replace(/^\[|\]$/g, "")))
    throw new AppError("inUse", {
      en: "Passkeys need the site's domain name: open the site by its name instead of its IP address, or set PUBLIC_URL",
      es: "Las llaves de acceso necesitan el nombre del sitio: ábralo por su nombre y no por su número, o pida que se configure PUBLIC_URL",
    });
  await proveOwner(own, proof);
  if ((await listPasskeys(db, staff.userId)).length >= mostPasskeys)
    throw new AppError("inUse", {
      en: `An account may have at most ${mostPasskeys} passkeys`,
      es: `Una cuenta puede tener como máximo ${mostPasskeys} llaves de acceso`,
    });
  const options = await registrationOptions(db, staff, site);
  await storeChallenge(db, purpose(staff), options.challenge);
  return options;
}

/** From now on sign-in asks for a second factor. */
export async function addPasskey(own: Own, name: string, response: unknown) {
  const { db, staff, site } = own;
  const challenge = await takeChallenge(db, purpose(staff));
  if (challenge === undefined)
    throw new AppError("inUse", { en: "This took too long; please start over", es: "Pasó demasiado tiempo; empiece de nuevo" });
  const newPasskey = await verifyRegistration(response, challenge, site);
  if (!newPasskey)
    throw AppError.field("response", { en: "The passkey could not be verified", es: "No se pudo verificar la llave de acceso" });
  const enabled = await enableFactor(own, "passkey.add", async (tx) => {
    await tx.insert(passkeys).values({ ...newPasskey, userId: staff.userId, name });
  }).catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? AppError.field("response", { en: "This passkey is already registered", es: "Esta llave de acceso ya está registrada" })
      : error;
  });
  return { ...enabled, staff: { ...enabled.staff, hasSecondFactor: true, secondFactorDueAt: null, mustSetUpSecondFactor: false } };
}

export async function renamePasskey(db: Db, { userId }: Staff, passkeyId: number, name: string): Promise<void> {
  const [renamed] = await db.update(passkeys).set({ name }).where(isOwnPasskey(userId, passkeyId)).returning({ id: passkeys.id });
  if (!renamed) throw noPasskey(passkeyId);
}

export async function removePasskey(own: Own, passkeyId: number, proof: OwnerProof) {
  await proveOwner(own, proof);
  const { db, actor } = own;
  const { userId } = own.staff;
  await db.transaction(async (tx) => {
    const [passkey] = await tx.delete(passkeys).where(isOwnPasskey(userId, passkeyId)).returning({ id: passkeys.id });
    if (!passkey) throw noPasskey(passkeyId);
    await updateSecondFactorFlag(tx, userId);
    await recordAccountChange(tx, "passkey.remove", userId, actor);
  });
}

const isOwnPasskey = (userId: number, passkeyId: number) => and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId));

const noPasskey = (passkeyId: number) =>
  new AppError("notFound", { en: `You have no passkey ${passkeyId}`, es: `Usted no tiene la llave de acceso ${passkeyId}` });
