import { encrypterFor, generateAgeIdentity, recipientOf } from "#platform/age-files.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findState, keepState } from "#platform/site-state.server.ts";
import type { FormKeys } from "./pending-forms.server.ts";

/** The row of `site_state` with the secret key of forms that wait on a node. */
const identityState = "formIdentity";

/**
 * A node has the public half in memory and the database the secret one: while the database is away, a node can write forms and not read
 * them, and neither can anybody who gets hold of its disk. The operator, for whom backups are encrypted, can: a form that cannot be stored
 * is theirs to read.
 */
export async function openFormKeys(db: Db, { backup: { recipient } }: Pick<Config, "backup">): Promise<FormKeys> {
  const readIdentity = () => findState(db, identityState);
  if (recipient === undefined) return { readIdentity };
  if ((await readIdentity()) === undefined) await keepState(db, identityState, await generateAgeIdentity());
  const identity = (await readIdentity()) ?? "";
  return { readIdentity, encrypt: await encrypterFor([await recipientOf(identity), recipient]) };
}
