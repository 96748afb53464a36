import { encrypterFor, generateAgeIdentity, recipientOf } from "#platform/age-files.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findState, keepState } from "#platform/site-state.server.ts";
import type { FormKeys } from "./pending-forms.server.ts";

/** The row of `site_state` with the secret key. */
const identityState = "formIdentity";

/**
 * The node has the public key in memory, the database the secret one: during an outage, neither the node nor anyone with its disk can
 * read a form. The operator can, with the key of the backups, to handle rejected forms.
 */
export async function openFormKeys(db: Db, { backup: { recipient } }: Pick<Config, "backup">): Promise<FormKeys> {
  const readIdentity = () => findState(db, identityState);
  if (recipient === undefined) return { readIdentity };
  if ((await readIdentity()) === undefined) await keepState(db, identityState, await generateAgeIdentity());
  const identity = (await readIdentity()) ?? "";
  return { readIdentity, encrypt: await encrypterFor([await recipientOf(identity), recipient]) };
}
