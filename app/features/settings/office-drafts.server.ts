import { listDraftedIds, readDraft } from "#app/features/drafts/reads.server.ts";
import { confirmedField, draftPartNames } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { DraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { discardParts, saveDraft } from "#platform/drafts/drafts.server.ts";
import { missingDraft, publishDrafts } from "#platform/drafts/publish.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { webResourceDefinition } from "./definition.server.ts";
import { categoryOf, readOffice, refuseUnusable } from "./office.server.ts";
import type { OfficeDraftInput, OfficePublication } from "./office-draft-schema.ts";
import { officeKeys } from "./office-keys.ts";

const { entity } = webResourceDefinition;

type SettingDraft = Awaited<ReturnType<typeof readDraft>>;

const contextOf = ({ published, record }: SettingDraft) => String(published?.context ?? record.context);

/** The drafts of the office's settings; one that staff had deleted is a new record. */
async function readDrafts(db: Db): Promise<SettingDraft[]> {
  const ids = (await readOffice(db)).map(({ webResourceId }) => webResourceId);
  const drafts = [];
  for (const id of await listDraftedIds(db, entity, ids, { field: "context", among: officeKeys }))
    drafts.push(await readDraft(db, webResourceDefinition, id));
  return drafts;
}

/**
 * The office as one record: each of its facts is a setting with a draft of its own. `values` has the changed ones by their key, with
 * the id of the setting, its changed fields and the parts that they are in.
 */
export async function readOfficeDraft(db: Db) {
  const published = await readOffice(db);
  const drafts = await readDrafts(db);
  const replace = (read: (draft: SettingDraft) => unknown) => [
    ...published.map((row) => drafts.filter(({ id }) => id === row.webResourceId).map(read)[0] ?? row),
    ...drafts.filter(({ isNew }) => isNew).flatMap((draft) => read(draft) ?? []),
  ];
  const confirmed = drafts.filter(({ values }) => confirmedField in values).map(contextOf);
  const changed = drafts.filter(({ parts }) => parts.length > 0);
  return {
    entity: "office",
    id: 1,
    isNew: false,
    values: {
      ...Object.fromEntries(changed.map((draft) => [contextOf(draft), { id: draft.id, fields: draft.values, parts: draft.parts }])),
      ...(confirmed.length > 0 && { [confirmedField]: confirmed }),
    },
    sharedFields: [],
    record: { resources: replace(({ record }) => record), published },
    // Grows with every publication of any of them.
    published: { resources: published, published, version: published.reduce((sum, { version }) => sum + version, 1) },
    publishedByName: drafts.find(({ conflictBase }) => conflictBase)?.publishedByName ?? null,
    conflictBase: drafts.some(({ conflictBase }) => conflictBase)
      ? { resources: replace(({ conflictBase }) => conflictBase), published }
      : null,
    parts: drafts.flatMap(({ parts }) => parts),
  };
}

/** Saves each changed fact as a draft of its setting. */
export function saveOfficeDraft(db: Db, kind: DraftKind, { resources }: OfficeDraftInput, actor: StaffActor): Promise<void> {
  return db.transaction(async (tx) => {
    const rows = await readOffice(tx);
    const drafts = await readDrafts(tx);
    for (const { context, version, changes, mergedWith } of resources) {
      const id = rows.find((row) => row.context === context)?.webResourceId ?? drafts.find((draft) => contextOf(draft) === context)?.id;
      const first =
        id === undefined
          ? [
              { name: "context", value: context },
              { name: "webResourceCategoryId", value: await categoryOf(tx, context) },
            ]
          : [];
      const given = [...first.filter(({ value }) => value !== undefined), ...changes];
      await saveDraft(tx, kind, { id, key: `office ${context}`, baseVersion: version, changes: given, mergedWith }, actor);
    }
  });
}

/** Publishes the chosen facts in one transaction: all of them, or none. */
export async function publishOffice(platform: Platform, kind: DraftKind, given: OfficePublication, actor: StaffActor): Promise<void> {
  const { db } = platform;
  const drafts = await readDrafts(db);
  const chosen = given.resources.map(({ context, read }) => {
    const draft = drafts.find((one) => contextOf(one) === context);
    if (!draft) throw nothingToPublish();
    return { draft, kind, id: draft.id, parts: read.map(({ part }) => part), read };
  });
  if (chosen.length === 0) throw nothingToPublish();
  refuseUnusable(chosen.map(({ draft: { record } }) => record));
  await publishDrafts(
    platform,
    db,
    chosen.map(({ draft: _, ...parts }) => parts),
    actor,
    given.reason ? { reason: given.reason } : {},
  );
}

const nothingToPublish = () =>
  new AppError("notFound", {
    en: "The office has no such unpublished changes: they were published or discarded",
    es: "La oficina ya no tiene esos cambios sin publicar: se publicaron o se descartaron",
  });

/** Discards the drafts of all facts. */
export async function discardOffice(db: Db, actor: StaffActor): Promise<void> {
  await db.transaction(async (tx) => {
    let count = 0;
    for (const { id } of await readDrafts(tx)) count += await discardParts(tx, { entity, id }, [...draftPartNames], actor);
    if (count === 0) throw missingDraft({ ...webResourceDefinition, label: officeLabel }, 1);
  });
}

const officeLabel = { en: "Office", es: "Oficina" };
