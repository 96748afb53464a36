import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";
import type { DraftPart } from "./drafts.server.ts";

/** Refuses to publish parts that the office's policy for their kind does not let this person publish. A reason lets an owner do it anyway. */
export async function requireMayPublish(
  _tx: Db,
  _kind: DraftKind,
  _parts: readonly DraftPart[],
  _actor: StaffActor,
  _reason: string | undefined,
): Promise<void> {}
