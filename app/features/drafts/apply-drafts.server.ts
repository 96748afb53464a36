import { and, desc, eq, inArray, max, or, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { currentLanguage } from "#lib/localize.ts";
import type { Role } from "#lib/permissions.ts";
import { type Translations, translateRow } from "#lib/translations.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { type Definition, nameOf, type State } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { DraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { type DraftPart, isOfExisting, readWithDraft } from "#platform/drafts/drafts.server.ts";
import { lockDrafts, publishDrafts } from "#platform/drafts/publish.server.ts";
import { publishWithContents } from "#platform/drafts/publish-contents.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { PreviewScope } from "./preview-scope.ts";

/** Publishing one takes some milliseconds, during which the embedded database serves no one else. */
const mostRecords = 50;

type Draft = { kind: DraftKind; id: number; parts: DraftPart[]; name: string };
type Unfinished = { name: string; reason: string };

/** The site with drafts, inside a transaction. */
export type AppliedDrafts = {
  shown: Draft[];
  unfinished: Unfinished[];
  leftOut: number;
  /** When the drafts go live, if that is scheduled. */
  moment: Date | undefined;
};

/** Whose preview it is, and of what. */
export type SitePreview = { scope: PreviewScope; userId: number; role: Role; until?: Date };

/**
 * Publishes drafts in a transaction that the caller rolls back. A draft that cannot be published yet is left out, with the reason.
 * One that refers to another new record has to wait for it, so drafts that fail are tried again as long as others succeed.
 */
export async function applyDrafts(platform: Platform, tx: Db, kinds: readonly DraftKind[], preview: SitePreview): Promise<AppliedDrafts> {
  const { drafts, leftOut } = await findDrafts(tx, kinds, preview.scope);
  await lockDrafts(tx, drafts.map(choose));
  // Before publishing, which ends schedules.
  const moment = await findMoment(tx, preview.scope, drafts);
  const shown: Draft[] = [];
  let waiting = drafts;
  let unfinished: Unfinished[] = [];
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    unfinished = [];
    const failed: Draft[] = [];
    for (const draft of waiting) {
      const reason = await tryToPublish(platform, tx, kinds, draft, preview);
      if (reason === undefined) shown.push(draft);
      else {
        failed.push(draft);
        unfinished.push({ name: draft.name, reason });
      }
    }
    waiting = failed;
  }
  return { shown, unfinished, leftOut, moment };
}

/** Nothing is kept, so approval and confirmation are not asked for. */
export const previewActor = (userId: number): StaffActor => ({ userId, role: "owner", confirmedAt: new Date(), isPreview: true });

/** Only the parts that the preview shows: the others of a record may be in another set. */
const choose = ({ kind, id, parts }: Draft) => ({ kind, id, parts: parts.map(({ part }) => part) });

/** Why it cannot be published; `undefined` if it was. */
async function tryToPublish(
  platform: Platform,
  tx: Db,
  kinds: readonly DraftKind[],
  draft: Draft,
  { scope, userId }: SitePreview,
): Promise<string | undefined> {
  try {
    // In a preview of everything, what a new page contains has a turn of its own.
    if (scope === "all") await publishDrafts(platform, tx, [choose(draft)], previewActor(userId));
    else await publishWithContents(platform, tx, kinds, choose(draft), previewActor(userId));
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message;
  }
}

async function findDrafts(tx: Db, kinds: readonly DraftKind[], scope: PreviewScope): Promise<{ drafts: Draft[]; leftOut: number }> {
  const isShown = and(isOfExisting(kinds.map(({ definition }) => definition)), isIn(scope));
  const newest = tx
    .select({ entity: draftParts.entity, entityId: draftParts.entityId, total: sql<string>`count(*) over ()`.as("total") })
    .from(draftParts)
    .where(isShown)
    .groupBy(draftParts.entity, draftParts.entityId)
    .orderBy(desc(max(draftParts.changedAt)))
    .limit(mostRecords)
    .as("newest");
  const rows = await tx
    .select({ part: draftParts, total: newest.total })
    .from(draftParts)
    .innerJoin(newest, and(eq(newest.entity, draftParts.entity), eq(newest.entityId, draftParts.entityId)))
    .where(isShown)
    .orderBy(desc(draftParts.changedAt));
  const drafts: Draft[] = [];
  const records = Map.groupBy(
    rows.map(({ part }) => part),
    ({ entity, entityId }) => `${entity}:${entityId}`,
  );
  for (const parts of records.values()) {
    const [first] = parts;
    const kind = kinds.find(({ definition }) => definition.entity === first?.entity);
    if (!first || !kind) continue;
    const id = first.entityId;
    drafts.push({ kind, id, parts, name: nameInLanguage(kind.definition, await readWithDraft(tx, kind.definition, id, parts)) });
  }
  return { drafts, leftOut: Number(rows[0]?.total ?? 0) - records.size };
}

/** In the language of the page. */
function nameInLanguage(definition: Definition, record: State): string {
  const translations = (record.translations ?? {}) as Translations;
  return nameOf(definition, translateRow({ ...record, translations }, currentLanguage()));
}

function isIn(scope: PreviewScope) {
  if (scope === "all") return undefined;
  if ("setId" in scope) return eq(draftParts.setId, scope.setId);
  return and(eq(draftParts.entity, scope.entity), eq(draftParts.entityId, scope.id));
}

/** All drafts together have no common time. */
async function findMoment(tx: Db, scope: PreviewScope, drafts: readonly Draft[]): Promise<Date | undefined> {
  if (scope === "all") return undefined;
  const sets = drafts.flatMap(({ parts }) => parts.flatMap(({ setId }) => setId ?? []));
  const isOfRecord = "setId" in scope ? undefined : and(eq(schedules.entity, scope.entity), eq(schedules.entityId, scope.id));
  const [next] = await tx
    .select({ at: schedules.at })
    .from(schedules)
    .where(and(eq(schedules.state, "waiting"), eq(schedules.action, "publish"), or(isOfRecord, inArray(schedules.setId, sets))))
    .orderBy(desc(schedules.at))
    .limit(1);
  return next?.at;
}
