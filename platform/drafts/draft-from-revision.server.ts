import { eq } from "drizzle-orm";
import { draftPartNames } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { State } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { changesTo } from "./draft-fields.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";
import { discardParts, saveDraft } from "./drafts.server.ts";

export async function getRevision(db: Db, revisionId: number) {
  const [revision] = await db.select().from(revisions).where(eq(revisions.revisionId, revisionId));
  if (revision) return revision;
  throw new AppError("notFound", { en: `Revision ${revisionId} does not exist`, es: `No se encontró la revisión ${revisionId}` });
}

/** Makes a former version the draft of its record, in place of the unpublished changes. What visitors see stays as it is. */
export function draftFromRevision(
  db: Db,
  kind: DraftKind,
  { entityId: id, state }: { entityId: number; state: State },
  actor: StaffActor,
): Promise<unknown> {
  const { definition } = kind;
  return db.transaction(async (tx) => {
    const published = (await contentStore(definition).find(tx, id)) as State | undefined;
    if (!published) throw new AppError("notFound", restoreFirst);
    await discardParts(tx, { entity: definition.entity, id }, draftPartNames, actor);
    return saveDraft(tx, kind, { id, baseVersion: published.version as number, changes: changesTo(kind, state) }, actor);
  });
}

const restoreFirst = {
  en: "This record was deleted. Restore it from the Trash first",
  es: "Este registro se eliminó. Primero restáurelo desde la Papelera",
};
