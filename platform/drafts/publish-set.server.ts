import { eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { rollBackAfter } from "#platform/api/preview.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type DraftKind, getDraftKind } from "./draft-kinds.server.ts";
import type { ChosenParts, Circumstances, PublishedDraft } from "./publish.server.ts";
import { nameOfDraft, publishWithContents, refuseRecord } from "./publish-contents.server.ts";
import { orderByReferences } from "./publish-order.server.ts";
import { emptySet, lockOpenSet, lockSet, lockSetDrafts, type NamedParts, readSetParts, type SetPart } from "./sets.server.ts";
import { draftSets } from "./tables/draft-sets.server.ts";

type Kinds = readonly DraftKind[];

const choose = (kinds: Kinds, records: readonly NamedParts[]): ChosenParts[] =>
  records.map(({ entity, id, parts }) => ({ kind: getDraftKind(kinds, entity), id, parts }));

/** Publishes everything in a set in one transaction, or nothing of it. If `read` is given, only while the set is as it was read. */
export function publishSet(
  platform: Platform,
  db: Db,
  kinds: Kinds,
  setId: number,
  actor: StaffActor,
  { read, ...circumstances }: Omit<Circumstances, "setId"> & { read?: readonly SetPart[] | undefined } = {},
): Promise<PublishedDraft[]> {
  return changeContent(db, async (tx) => {
    const set = await lockOpenSet(tx, setId);
    const chosen = choose(kinds, await lockSetDrafts(tx, setId));
    if (read) refuseChanged(read, await readSetParts(tx, setId));
    if (chosen.length === 0) throw emptySet(set);
    const results: PublishedDraft[] = [];
    for (const one of await orderByReferences(tx, chosen)) {
      const name = await nameOfDraft(tx, one.kind, one.id);
      const publish = publishWithContents(platform, tx, kinds, one, actor, { ...circumstances, setId });
      results.push(...(await publish.catch((error: unknown) => refuseRecord(error, name))));
    }
    const published = results.map(({ id: entityId, entity, versionBefore, versionAfter }) => ({
      entity,
      entityId,
      versionBefore,
      versionAfter,
    }));
    await tx.update(draftSets).set({ publishedBy: actor.userId, publishedAt: new Date(), published }).where(eq(draftSets.setId, setId));
    return results;
  });
}

/** Refuses what someone has not read: drafts that were changed, added or taken out since. */
function refuseChanged(read: readonly SetPart[], stored: readonly SetPart[]): void {
  const nameOf = ({ entity, id, part, revision }: SetPart) => `${entity}:${id}:${part}:${revision}`;
  const readNames = new Set(read.map(nameOf));
  if (readNames.size === stored.length && stored.every((part) => readNames.has(nameOf(part)))) return;
  throw new AppError("conflict", {
    en: "The set was changed since you read it. Read it again before you publish it.",
    es: "El conjunto cambió después de que usted lo leyó. Léalo de nuevo antes de publicarlo.",
  });
}

/** Why a record of a set cannot be published now, by kind and id. Everything is tried in a transaction that is rolled back. */
export function findSetProblems(platform: Platform, db: Db, kinds: Kinds, setId: number, actor: StaffActor): Promise<Map<string, string>> {
  return rollBackAfter(db, async (tx) => {
    const problems = new Map<string, string>();
    await lockSet(tx, setId);
    for (const one of await orderByReferences(tx, choose(kinds, await lockSetDrafts(tx, setId)))) {
      const problem = await publishWithContents(platform, tx, kinds, one, actor, { setId }).then(() => undefined, problemOf);
      if (problem) problems.set(`${one.kind.definition.entity}:${one.id}`, problem);
    }
    return problems;
  });
}

/** The password is asked for when the set is published. */
function problemOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) throw error;
  return error.code === "confirmationRequired" ? undefined : error.message;
}
