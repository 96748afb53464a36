import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { Db } from "#platform/database/db.server.ts";
import { passkeys } from "./tables/staff.server.ts";

export type RelyingParty = { id: string; origins: string[] };

/** From PUBLIC_URL, or the Host header; the scheme is unknown behind a proxy. */
export function relyingParty(publicUrl: string | undefined, headers: Headers): RelyingParty {
  if (publicUrl) {
    const { hostname, origin } = new URL(publicUrl);
    return { id: hostname, origins: [origin] };
  }
  const host = headers.get("host") ?? "localhost";
  const origins = [`http://${host}`, `https://${host}`];
  return { id: URL.canParse(origins[0] ?? "") ? new URL(origins[0] ?? "").hostname : "localhost", origins };
}

/** ES256, RS256 and EdDSA. */
const algorithms = [-7, -257, -8];

/** Loaded on first use, to keep the start fast. */
const webauthn = () => import("@simplewebauthn/server");

export type Passkey = typeof passkeys.$inferSelect;
export type PasskeyUse = { passkey: Passkey; counter: number };

export const listPasskeys = (db: Db, userId: number): Promise<Passkey[]> =>
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
    excludeCredentials: (await listPasskeys(db, userId)).map(descriptor),
    // Discoverable, so that the browser can offer it before an address is typed.
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

/** What to store of a new passkey; undefined when the response is not valid. */
export async function verifyRegistration(response: unknown, expectedChallenge: string, { id, origins }: RelyingParty) {
  const { verifyRegistrationResponse } = await webauthn();
  // The library checks every part of the browser's response, and throws when one is wrong.
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

/** Without known passkeys the browser offers those that it has for the site, and one has to be enough without a password. */
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

/** The passkey that signed the response and its new counter; undefined when none of the known ones did. `isAlone`: without a password. */
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
export async function recordPasskeyUse(tx: Db, { passkey, counter }: PasskeyUse): Promise<void> {
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date() })
    .where(eq(passkeys.id, passkey.id))
    .returning({ id: passkeys.id });
  if (used.length === 0)
    throw new AppError("unauthenticated", { en: "This passkey was removed", es: "Esta llave de acceso fue eliminada" });
}
