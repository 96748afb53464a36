import type { LocalizedText } from "#lib/localize.ts";
import { operation } from "#platform/api/operation.server.ts";
import { discardParts, saveDraft } from "#platform/drafts/drafts.server.ts";
import { listOtherEditors, noteEditor } from "#platform/drafts/editors.server.ts";
import { missingDraft } from "#platform/drafts/publish.server.ts";
import { publishWithContents } from "#platform/drafts/publish-contents.server.ts";
import { allowedKind, type Kinds, type May } from "./allowed-kind.server.ts";
import { draft, draftInput, partsOfRecord, presence, publishInput, recordName } from "./schema.ts";
import { describeDraft, findLastChange, readDraft } from "./service.server.ts";

const reading = { access: "content.read", tag: "Drafts" } as const;
const writing = { access: "content.write", tag: "Drafts" } as const;

const saved: LocalizedText = { en: "Draft saved", es: "Borrador guardado" };
const published: LocalizedText = { en: "Published", es: "Publicado" };
const discarded: LocalizedText = { en: "The changes were discarded", es: "Los cambios se descartaron" };

export function draftOperations(kinds: Kinds) {
  const readableKind = (entity: string, may: May) => allowedKind(kinds, entity, may, "read");
  const writableKind = (entity: string, may: May) => allowedKind(kinds, entity, may, "write");

  return [
    operation({
      ...reading,
      method: "get",
      path: "/api/drafts/record",
      summary: "The unpublished changes of a record",
      query: recordName,
      refuses: ["notFound"],
      returns: { draftDto: draft },
      handle: async ({ db, may, query }) => {
        const { definition } = readableKind(query.entity, may);
        return { draftDto: await readDraft(db, definition, query.id) };
      },
    }),
    operation({
      ...reading,
      method: "put",
      path: "/api/drafts/presence",
      summary: "Say that the draft of a record is open here, and learn who else has it open",
      body: recordName,
      refuses: ["notFound"],
      returns: presence,
      handle: async ({ db, may, actor, body: { entity, id } }) => {
        readableKind(entity, may);
        const now = new Date();
        await noteEditor(db, { entity, id }, actor.userId, now);
        return {
          others: await listOtherEditors(db, { entity, id }, actor.userId, now),
          lastChangeAt: await findLastChange(db, { entity, id }),
        };
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
      handle: async ({ db, actor, may, body: { entity, id, key, version, changes, mergedWith } }) => {
        const kind = writableKind(entity, may);
        const stored = await saveDraft(db, kind, { id: id ?? undefined, key, baseVersion: version, changes, mergedWith }, actor);
        return { message: saved, draftDto: await describeDraft(db, kind.definition, stored) };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/drafts/publish",
      summary: "Publish the changes of a record, or those of one language, all or none; a new page with its blocks",
      body: publishInput,
      refuses: ["notFound", "conflict"],
      handle: async ({ actor, may, body: { entity, id, parts, read, reason }, ...platform }) => {
        const chosen = { kind: writableKind(entity, may), id, parts, read };
        const [result] = await publishWithContents(platform, platform.db, kinds(), chosen, actor, reason ? { reason } : {});
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
        const { definition } = writableKind(entity, may);
        if ((await discardParts(db, { entity, id }, parts, actor)) === 0) throw missingDraft(definition, id);
        return { message: discarded };
      },
    }),
  ];
}
