import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { Db } from "#platform/database/db.server.ts";
import { passkeys } from "./tables/staff.server.ts";

/** The site as browsers bind passkeys to it. */
export type RelyingParty = { id: string; origins: string[] };

/** PUBLIC_URL's, or the address the site was reached by; its scheme is unknown behind a proxy. */
export function relyingParty(publicUrl: string | undefined, headers: Headers): RelyingParty {
  if (publicUrl) {
    const { hostname, origin } = new URL(publicUrl);
    return { id: hostname, origins: [origin] };
  }
  const host = headers.get("host") ?? "localhost";
  const origins = [`http://${host}`, `https://${host}`];
  return { id: URL.canParse(origins[0] ?? "") ? new URL(origins[0] ?? "").hostname : "localhost", origins };
}

/** ES256, RS256 and EdDSA: what devices have. */
const algorithms = [-7, -257, -8];

/** Loaded where a passkey is used: a start has no need of it. */
const webauthn = () => import("@simplewebauthn/server");

export type Passkey = typeof passkeys.$inferSelect;
export type PasskeyUse = { passkey: Passkey; counter: number };

export const passkeysOf = (db: Db, userId: number): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt, passkeys.id);

const descriptor = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });

type Person = { userId: number; email: string; userName: string };

export async function registrationOptions(db: Db, { userId, email, userName }: Person, { id }: RelyingParty) {
  return (await webauthn()).generateRegistrationOptions({
    rpName: "Umbral",
    rpID: id,
    userName: email,
    userID: new TextEncoder().encode(`staff-${userId}`),
    userDisplayName: userName,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: (await passkeysOf(db, userId)).map(descriptor),
    // Kept by the device under the site's name, so that the browser can offer it before an address is typed.
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

/** What to store of a new passkey; undefined when the answer does not prove that there is one. */
export async function verifyRegistration(response: unknown, expectedChallenge: string, { id, origins }: RelyingParty) {
  const { verifyRegistrationResponse } = await webauthn();
  // What a browser sent: the library looks at every part of it, and throws at the first that is wrong.
  const outcome = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!outcome?.verified) return undefined;
  const { credential } = outcome.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: (credential.transports ?? []).filter((transport) => /^[a-z-]{1,20}$/.test(transport)).slice(0, 8),
  };
}

/** Without known passkeys the browser offers those that it has for the site; one of them then has to be enough by itself. */
export async function authenticationOptions(known: Passkey[], { id }: RelyingParty, challenge?: Uint8Array<ArrayBuffer>) {
  return (await webauthn()).generateAuthenticationOptions({
    rpID: id,
    allowCredentials: known.map(descriptor),
    userVerification: known.length > 0 ? "preferred" : "required",
    challenge,
  });
}

export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

type Expectation = string | ((challenge: string) => boolean);

/** The passkey that made this answer and its new counter; undefined when none of the known ones did. `isAlone` is one without a password. */
export async function verifyAuthentication(
  known: Passkey[],
  response: unknown,
  expectedChallenge: Expectation,
  { id, origins }: RelyingParty,
  { isAlone = false } = {},
): Promise<PasskeyUse | undefined> {
  const assertion = response as AuthenticationResponseJSON;
  const passkey = known.find(({ credentialId }) => credentialId === assertion?.id);
  if (!passkey) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const { credentialId, publicKey, counter, transports } = passkey;
  const outcome = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: id,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter, transports },
    requireUserVerification: isAlone,
  }).catch(() => undefined);
  return outcome?.verified ? { passkey, counter: outcome.authenticationInfo.newCounter } : undefined;
}

/** Refuses a passkey that was removed while it was being checked. */
export async function notePasskeyUse(tx: Db, { passkey, counter }: PasskeyUse): Promise<void> {
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date() })
    .where(eq(passkeys.id, passkey.id))
    .returning({ id: passkeys.id });
  if (used.length === 0)
    throw new AppError("unauthenticated", { en: "This passkey was removed", es: "Esta llave de acceso fue eliminada" });
}
