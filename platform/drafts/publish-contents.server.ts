import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { recordTitle } from "#platform/content/record-title.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { findState } from "./conflicts.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";
import { readDraftedRecords } from "./drafted-records.server.ts";
import { draftValues, readParts } from "./drafts.server.ts";
import { type ChosenParts, type Circumstances, lockDrafts, type PublishedDraft, publishDrafts } from "./publish.server.ts";
import { orderByReferences } from "./publish-order.server.ts";

type Kinds = readonly DraftKind[];

/**
 * Publishes a draft. A record that visitors have never seen is published with the drafts of what it contains, such as the blocks
 * of a page: without them it would be empty.
 */
export function publishWithContents(
  platform: Platform,
  db: Db,
  kinds: Kinds,
  chosen: ChosenParts,
  actor: StaffActor,
  circumstances: Circumstances = {},
): Promise<PublishedDraft[]> {
  return changeContent(db, async (tx) => {
    await lockDrafts(tx, [chosen]);
    const contents = await listContents(tx, kinds, chosen);
    await lockDrafts(tx, contents);
    const published = await publishDrafts(platform, tx, [chosen], actor, circumstances);
    for (const one of await orderByReferences(tx, contents)) {
      const name = await nameOfDraft(tx, one.kind, one.id);
      const publish = publishDrafts(platform, tx, [one], actor, circumstances);
      published.push(...(await publish.catch((error: unknown) => refuseRecord(error, name))));
    }
    return published;
  });
}

/** The drafts that a record is published with. A language that is left out is left out of them too; what is in a set waits for it. */
export async function listContents(tx: Db, kinds: Kinds, { kind: { definition }, id, parts: chosen }: ChosenParts): Promise<ChosenParts[]> {
  const own = await readParts(tx, { entity: definition.entity, id });
  if (!own.some(({ isNew }) => isNew)) return [];
  const isLeftOut = (name: string) => name !== "shared" && own.some(({ part }) => part === name) && !chosen.some((part) => part === name);
  const contents: ChosenParts[] = [];
  for (const kind of kinds) {
    for (const { field, to, isContainer } of kind.definition.references) {
      if (!isContainer || to.table !== definition.table) continue;
      for (const { id: contentId, parts } of await readDraftedRecords(tx, kind.definition, field, [id])) {
        const included = parts.filter(({ part, setId }) => setId === null && !isLeftOut(part)).map(({ part }) => part);
        if (included.length > 0) contents.push({ kind, id: contentId, parts: included });
      }
    }
  }
  return contents;
}

const lastVersion = 2_147_483_647;

/** The name that a record will have, or has if its draft leaves that empty, for sentences about it, even if it was deleted. */
export async function nameOfDraft(db: Db, { definition }: DraftKind, id: number): Promise<string> {
  const parts = await readParts(db, { entity: definition.entity, id });
  const lastState = await findState(db, definition, id, lastVersion);
  return recordTitle(definition, { ...lastState, ...draftValues(parts) }) || recordTitle(definition, lastState ?? {}) || `#${id}`;
}

/** Says which of several records was refused. */
export function refuseRecord(error: unknown, name: string): never {
  if (!(error instanceof AppError) || error.code === "confirmationRequired") throw error;
  throw AppError.withText(error.code, `${name}: ${error.message}`, { fields: error.fields, cause: error });
}
