import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Permission } from "#lib/permissions.ts";
import { notAllowed } from "#platform/api/guard.server.ts";
import { type Operation, operation } from "#platform/api/operation.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { type DraftKind, findDraftKinds, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { discardParts, saveDraft } from "#platform/drafts/drafts.server.ts";
import { publishDrafts } from "#platform/drafts/publish.server.ts";
import { draft, draftInput, draftItem, partsOfRecord, publishInput, recordName } from "./schema.ts";
import { listDrafts, readDraft } from "./service.server.ts";

const reading = { access: "content.read", tag: "Drafts" } as const;
const writing = { access: "content.write", tag: "Drafts" } as const;

const saved: LocalizedText = { en: "Draft saved", es: "Borrador guardado" };
const published: LocalizedText = { en: "Published", es: "Publicado" };
const discarded: LocalizedText = { en: "The changes were discarded", es: "Los cambios se descartaron" };

export function draftOperations(definitions: readonly Definition[], all: () => readonly Operation[]) {
  let found: DraftKind[] | undefined;
  const kinds = () => {
    found ??= findDraftKinds(definitions, all());
    return found;
  };

  /** The kind, if the caller may write such records. */
  function writableKind(entity: string, may: (permission: Permission) => boolean): DraftKind {
    const kind = getDraftKind(kinds(), entity);
    if (!may(kind.definition.permissions.write)) throw new AppError("forbidden", notAllowed);
    return kind;
  }

  return [
    operation({
      ...reading,
      method: "get",
      path: "/api/drafts",
      summary: "The records with unpublished changes, last changed first",
      returns: { draftListVm: z.array(draftItem) },
      handle: async ({ db }) => ({
        draftListVm: await listDrafts(
          db,
          kinds().map(({ definition }) => definition),
        ),
      }),
    }),
    operation({
      ...reading,
      method: "get",
      path: "/api/drafts/record",
      summary: "The unpublished changes of a record",
      query: recordName,
      returns: { draftDto: draft },
      handle: async ({ db, query }) => {
        const { definition } = getDraftKind(kinds(), query.entity);
        return { draftDto: await readDraft(db, definition, query.id) };
      },
    }),
    operation({
      ...writing,
      method: "put",
      path: "/api/drafts",
      summary: "Save changed fields beside the published record, or begin a new record; visitors see nothing of it",
      body: draftInput,
      refuses: ["notFound", "conflict"],
      returns: { draftDto: draft },
      handle: async ({ db, actor, may, body: { entity, id, version, changes } }) => {
        const kind = writableKind(entity, may);
        const record = await saveDraft(db, kind, { id: id ?? undefined, baseVersion: version, changes }, actor);
        return { message: saved, draftDto: await readDraft(db, kind.definition, record.id) };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/drafts/publish",
      summary: "Publish the changes of a record, or those of one language, all or none",
      body: publishInput,
      refuses: ["notFound", "conflict"],
      handle: async ({ actor, may, body: { entity, id, parts, reason }, ...platform }) => {
        const chosen = { kind: writableKind(entity, may), id, parts };
        const [result] = await publishDrafts(platform, platform.db, [chosen], actor, reason ? { reason } : {});
        return { message: result?.message ?? published };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/drafts/discard",
      summary: "Discard the unpublished changes of a record, or those of one language; a record that was never published is gone with them",
      body: partsOfRecord,
      refuses: ["notFound"],
      handle: async ({ db, actor, may, body: { entity, id, parts } }) => {
        writableKind(entity, may);
        await discardParts(db, { entity, id }, parts, actor);
        return { message: discarded };
      },
    }),
  ];
}
