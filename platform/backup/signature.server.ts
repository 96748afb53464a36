import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from "node:crypto";
import type { Db } from "#platform/database/db.server.ts";
import { findState, keepState } from "#platform/site-state.server.ts";

/** Not in backups: someone who found one could forge others. */
export const signingKeyState = "backupSigningKey";

/** Made with the first backup and shared by all nodes. */
export async function obtainSigningKey(db: Db): Promise<KeyObject> {
  if ((await findState(db, signingKeyState)) === undefined) {
    const { privateKey } = generateKeyPairSync("ed25519");
    await keepState(db, signingKeyState, privateKey.export({ format: "der", type: "pkcs8" }).toString("base64url"));
  }
  const key = await findSigningKey(db);
  if (!key) throw new Error("The key that signs backups could not be stored");
  return key;
}

export async function findSigningKey(db: Db): Promise<KeyObject | undefined> {
  const stored = await findState(db, signingKeyState);
  return stored === undefined ? undefined : createPrivateKey({ key: Buffer.from(stored, "base64url"), format: "der", type: "pkcs8" });
}

/** The public key, which names the signer: 43 characters. */
export const signerOf = (key: KeyObject): string => String(createPublicKey(key).export({ format: "jwk" }).x);

export const signText = (text: string, key: KeyObject): string => sign(null, Buffer.from(text), key).toString("base64url");

export function isSignedBy(signer: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: signer }, format: "jwk" });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, "base64url"));
  } catch {
    return false;
  }
}
