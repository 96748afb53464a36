import { z } from "zod";
import type { LocalizedText } from "#lib/localize.ts";
import { operation } from "#platform/api/operation.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { refuseDeleted } from "#platform/drafts/drafts.server.ts";
import { publishSet } from "#platform/drafts/publish-set.server.ts";
import { revertSet } from "#platform/drafts/revert-set.server.ts";
import { addToSet, createSet, deleteSet, getSet, readSetRecords, removeFromSet, renameSet } from "#platform/drafts/sets.server.ts";
import { allowedKind, type Kinds, type May } from "./allowed-kind.server.ts";
import { partsOfRecord } from "./schema.ts";
import { draftSet, publishSetInput, renameSetInput, setInput, setItem, setMember, setName } from "./sets-schema.ts";
import { listSets, readSet } from "./sets-service.server.ts";

const reading = { access: "content.read", tag: "Sets" } as const;
const writing = { access: "content.write", tag: "Sets" } as const;

const created: LocalizedText = { en: "The set was created", es: "El conjunto se creó" };
const renamed: LocalizedText = { en: "The set was renamed", es: "Se cambió el nombre del conjunto" };
const deleted: LocalizedText = {
  en: "The set was deleted; its drafts are kept",
  es: "El conjunto se eliminó; sus borradores se conservan",
};
const removed: LocalizedText = { en: "Taken out of the set", es: "Se sacó del conjunto" };
const isScheduledNow: LocalizedText = {
  en: ". The set is scheduled: where only an owner may publish, an owner must schedule it again",
  es: ". El conjunto está programado: donde solo un propietario puede publicar, un propietario debe programarlo de nuevo",
};

const withNotice = (text: LocalizedText, isScheduled: boolean): LocalizedText =>
  isScheduled ? { en: text.en + isScheduledNow.en, es: text.es + isScheduledNow.es } : text;
const published: LocalizedText = { en: "The set was published", es: "El conjunto se publicó" };
const reverted: LocalizedText = { en: "The set was reverted", es: "El conjunto se revirtió" };

const quoted = (names: string[], open: string, close: string) => names.map((name) => `${open}${name}${close}`).join(", ");

const added = (set: string, formerSets: string[]): LocalizedText =>
  formerSets.length === 0
    ? { en: `Added to the set “${set}”`, es: `Se agregó al conjunto «${set}»` }
    : {
        en: `Moved from the set ${quoted(formerSets, "“", "”")} to “${set}”`,
        es: `Se pasó del conjunto ${quoted(formerSets, "«", "»")} a «${set}»`,
      };

export function setOperations(kinds: Kinds) {
  const requireWritable = (entity: string, may: May) => allowedKind(kinds, entity, may, "write");

  async function requireWritableSet(db: Db, setId: number, may: May): Promise<void> {
    const set = await getSet(db, setId);
    for (const { entity } of [...(await readSetRecords(db, setId)), ...set.published]) requireWritable(entity, may);
  }

  return [
    operation({
      ...reading,
      method: "get",
      path: "/api/drafts/sets",
      summary: "Sets of drafts that go live together: open ones first, then the last published",
      returns: { draftSetListVm: z.array(setItem) },
      handle: async ({ db, actor }) => ({ draftSetListVm: await listSets(db, actor.userId) }),
    }),
    operation({
      ...reading,
      method: "get",
      path: "/api/drafts/sets/:id",
      summary: "A set with its records, and what keeps any of them from being published",
      returns: { draftSetDto: draftSet },
      handle: async ({ id, actor, ...platform }) => ({ draftSetDto: await readSet(platform, kinds(), id, actor) }),
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/drafts/sets",
      summary: "Create an empty set",
      body: setInput,
      returns: { setId: z.int() },
      handle: async ({ db, actor, body }) => {
        const { setId } = await createSet(db, body.name, actor);
        return { message: created, setId };
      },
    }),
    operation({
      ...writing,
      method: "put",
      path: "/api/drafts/sets",
      summary: "Rename an open set",
      body: renameSetInput,
      refuses: ["notFound", "conflict"],
      handle: async ({ db, body: { setId, name } }) => {
        await renameSet(db, setId, name);
        return { message: renamed };
      },
    }),
    operation({
      ...writing,
      method: "delete",
      path: "/api/drafts/sets/:id",
      summary: "Delete an open set; its drafts stay",
      refuses: ["notFound", "conflict"],
      handle: async ({ db, id }) => {
        await deleteSet(db, id);
        return { message: deleted };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/drafts/sets/add",
      summary: "Put the draft of a record, or parts of it, into an open set; a part leaves the set that it was in",
      body: setMember,
      refuses: ["notFound", "conflict"],
      handle: async ({ db, may, body: { setId, ...record } }) => {
        const { definition } = requireWritable(record.entity, may);
        await refuseDeleted(db, definition, record.id);
        const { formerSets, isScheduled } = await addToSet(db, setId, record);
        const { name } = await getSet(db, setId);
        return { message: withNotice(added(name, formerSets), isScheduled) };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/drafts/sets/remove",
      summary: "Take the draft of a record, or parts of it, out of its set; the draft stays",
      body: partsOfRecord,
      refuses: ["notFound"],
      handle: async ({ db, may, body }) => {
        requireWritable(body.entity, may);
        const { isScheduled } = await removeFromSet(db, body);
        return { message: withNotice(removed, isScheduled) };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/drafts/sets/publish",
      summary: "Publish everything in a set at once, or nothing of it; with what was read, only while the set is still the same",
      body: publishSetInput,
      refuses: ["notFound", "conflict"],
      handle: async ({ actor, may, body: { setId, reason, read }, ...platform }) => {
        await requireWritableSet(platform.db, setId, may);
        await publishSet(platform, platform.db, kinds(), setId, actor, { read, ...(reason && { reason }) });
        return { message: published };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/drafts/sets/revert",
      summary: "Restore every record of a published set as it was before, or none; records that were new move to the Trash",
      body: setName,
      refuses: ["notFound", "conflict"],
      handle: async ({ actor, may, body: { setId }, ...platform }) => {
        await requireWritableSet(platform.db, setId, may);
        await revertSet(platform, kinds(), setId, { actor, may });
        return { message: reverted };
      },
    }),
  ];
}
