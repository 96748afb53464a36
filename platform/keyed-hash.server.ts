import { createHmac } from "node:crypto";
import type { Db } from "#platform/database/db.server.ts";
import { ownSecret } from "#platform/site-state.server.ts";

const secrets = new WeakMap<Db, Promise<string>>();

/** Read once per process, unless reading failed. At the start, so that hashes can be made during an outage. */
export function readHashSecret(db: Db): Promise<string> {
  const secret = secrets.get(db) ?? ownSecret(db, "hashSecret");
  secrets.set(db, secret);
  secret.catch(() => secrets.delete(db));
  return secret;
}

/** For short texts such as codes: without the site's secret, a copy of the table does not allow guessing them. */
export async function keyedHash(db: Db, purpose: string, text: string): Promise<string> {
  return createHmac("sha256", await readHashSecret(db))
    .update(`${purpose}.${text}`)
    .digest("base64url");
}
