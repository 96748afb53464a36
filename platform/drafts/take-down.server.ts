import { isDeepStrictEqual } from "node:util";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { parseOrRefuse } from "#platform/api/mount.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { type Definition, missingRecord, type State } from "#platform/content/definition.server.ts";
import { readPolicy, recordUnapproved } from "#platform/content/publish-policy.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";
import type { Circumstances } from "./publish.server.ts";

type LiveRecord = { kind: DraftKind; id: number; mayBeMissing?: boolean };

/** Hides a published record from visitors with the record's own save. Its draft stays. */
export async function takeDown(
  platform: Platform,
  tx: Db,
  { kind, id, mayBeMissing = false }: LiveRecord,
  actor: StaffActor,
  circumstances: Circumstances,
): Promise<void> {
  const { definition, update } = kind;
  const hidden = definition.whenTakenDown;
  if (!hidden) throw AppError.field("action", cannotBeTakenDown(definition));
  await requireMayTakeDown(tx, definition, id, actor);
  const live = (await contentStore(definition).find(tx, id)) as State | undefined;
  if (!live && mayBeMissing) return;
  if (!live) throw missingRecord(definition, id);
  if (Object.entries(hidden).every(([field, value]) => isDeepStrictEqual(live[field], value))) return;
  const body = update.body && parseOrRefuse(update.body, { [definition.key]: id, ...hidden });
  const author = { ...actor, publication: { parts: ["shared"], writtenBy: [actor.userId], approvedBy: [], ...circumstances } };
  await update.handle({ ...platform, db: tx, actor: author, body, image: undefined, id: 0 } as never);
}

/** There is no draft that someone could approve, so an owner decides wherever editors do not. */
export async function requireMayTakeDown(tx: Db, definition: Definition, id: number, actor: StaffActor): Promise<void> {
  const policy = await readPolicy(tx, definition);
  if (policy === "editors") return;
  if (actor.role !== "owner") throw new AppError("forbidden", onlyOwners(definition));
  if (policy === "approval") await recordUnapproved(tx, { entity: definition.entity, id }, actor);
}

const onlyOwners = ({ label }: Definition) => ({
  en: `Only an owner may take down “${label.en}”`,
  es: `Solo un propietario puede retirar «${label.es}»`,
});

const cannotBeTakenDown = ({ label }: Definition) => ({
  en: `${label.en}: records of this kind can’t be taken down at a set time`,
  es: `${label.es}: este tipo de registro no se puede retirar a una hora fijada`,
});
