import { z } from "zod";
import { weeklyChangesTexts } from "#app/features/history/admin/texts/weekly-changes.ts";
import { bulkRecords, bulkResponse } from "#lib/bulk.ts";
import { AppError } from "#lib/errors.ts";
import { wholeNumber } from "#lib/fields.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Permission } from "#lib/permissions.ts";
import { fieldError, mustBeOneOf, mustBeTrueOrFalse } from "#lib/validation-messages.ts";
import { notAllowed } from "#platform/api/guard.server.ts";
import { listQuery, operation, record } from "#platform/api/operation.server.ts";
import { pageNumber, totals } from "#platform/api/paging.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { personalRecords } from "./personal-records.server.ts";
import { emptyBin, purgeFromBin } from "./purge.server.ts";
import { restoreDeleted, restoreRevision } from "./restore.server.ts";
import { binItem, emptyBinInput, restoreInput, revision, revisionFilter, revisionItem } from "./schema.ts";
import { getRevision, listDeleted, listPeople, listRevisions } from "./service.server.ts";
import { weeklyChanges } from "./weekly-changes.server.ts";

const readable = { access: "content.read", tag: "Revisions" } as const;
const bin = { access: "data.erase", confirmed: true, tag: "Bin" } as const;

const restoredWithout = (goneFields: string): LocalizedText => ({
  en: `Data was restored successfully${goneFields && `, except for what no longer exists: ${goneFields}`}`,
  es: `Los datos se restauraron correctamente${goneFields && `, sin lo que ya no existe: ${goneFields}`}`,
});

const purgedRecords = (count: number): LocalizedText =>
  count === 1
    ? { en: "1 record was deleted for good", es: "Se eliminó definitivamente 1 registro" }
    : { en: `${count} records were deleted for good`, es: `Se eliminaron definitivamente ${count} registros` };

const entityNames = (definitions: readonly Definition[]) => definitions.map(({ entity }) => entity);

const entityName = (definitions: readonly Definition[]) =>
  z.enum(entityNames(definitions), fieldError("entity", mustBeOneOf(entityNames(definitions))));

const entityQuery = (definitions: readonly Definition[]) =>
  z
    .preprocess((value) => (typeof value === "string" ? value.toLowerCase() || undefined : value), entityName(definitions).optional())
    .optional();
const pagingQuery = { pageNumber, pageSize: wholeNumber("pageSize", 1, 200).default(50) };

type May = (permission: Permission) => boolean;

/** The requested noun, or all that the user may read. */
function askedNouns(definitions: readonly Definition[], entity: string | undefined, may: May): Definition[] {
  const readable = definitions.filter(({ permissions }) => may(permissions.read));
  const askedDefinitions = entity === undefined ? readable : readable.filter((definition) => definition.entity === entity);
  if (entity !== undefined && askedDefinitions.length === 0) throw new AppError("forbidden", notAllowed);
  return askedDefinitions;
}

export const revisionOperations = (definitions: readonly Definition[]) => [
  operation({
    ...readable,
    method: "get",
    path: "/api/revisions",
    summary: "What was changed, by whom and when, newest first: of one record, of one kind, or of everything",
    query: revisionFilter.extend({ entity: entityQuery(definitions), ...pagingQuery }),
    returns: { revisionListVm: z.array(revisionItem), ...totals },
    personalData: ({ revisionListVm }) => personalRecords(definitions, revisionListVm),
    handle: async ({ db, may, query: { entity, ...query } }) => {
      const { revisions, ...rest } = await listRevisions(db, askedNouns(definitions, entity, may), query);
      return { revisionListVm: revisions, ...rest };
    },
  }),
  operation({
    ...readable,
    method: "get",
    path: "/api/revisions/people",
    summary: "Staff whose changes the history may contain",
    returns: { personListVm: z.array(z.object({ userId: z.int(), userName: z.string() })) },
    handle: async ({ db }) => ({ personListVm: await listPeople(db) }),
  }),
  operation({
    ...readable,
    method: "get",
    path: "/api/revisions/mail",
    summary: "Whether one gets the changes of last week by mail, on Mondays",
    returns: { weeklyChanges: z.boolean() },
    handle: async ({ db, staff }) => ({ weeklyChanges: await weeklyChanges.readChoice(db, staff.userId) }),
  }),
  operation({
    ...readable,
    method: "put",
    path: "/api/revisions/mail",
    summary: "Choose whether one gets it",
    body: z.object({ weeklyChanges: z.boolean(fieldError("weeklyChanges", mustBeTrueOrFalse)) }),
    handle: async ({ db, staff, body }) => {
      await weeklyChanges.setChoice(db, staff.userId, body.weeklyChanges);
      const { en, es } = weeklyChangesTexts;
      return { message: body.weeklyChanges ? { en: en.chosen, es: es.chosen } : { en: en.dropped, es: es.dropped } };
    },
  }),
  operation({
    ...readable,
    method: "get",
    path: "/api/revisions/deleted",
    summary: "The bin: deleted records, each with the revision that brings it back",
    query: listQuery.pick({ filterKey: true }).extend({ entity: entityQuery(definitions), ...pagingQuery }),
    returns: { revisionListVm: z.array(binItem), ...totals },
    personalData: ({ revisionListVm }) => personalRecords(definitions, revisionListVm),
    handle: async ({ db, config, may, query: { entity, filterKey, ...paging } }) => {
      const { revisions, ...rest } = await listDeleted(db, askedNouns(definitions, entity, may), filterKey, config.retention, paging);
      return { revisionListVm: revisions, ...rest };
    },
  }),
  operation({
    ...bin,
    method: "delete",
    path: "/api/revisions/deleted/:id",
    summary: "Delete a record in the bin for good, with its history; the id is that of its revision",
    refuses: ["notFound"],
    handle: async ({ db, actor, id }) => {
      await purgeFromBin(db, definitions, id, actor);
      return { message: { en: "Deleted for good", es: "Se eliminó definitivamente" } };
    },
  }),
  operation({
    ...bin,
    method: "post",
    path: "/api/revisions/emptybin",
    summary: "Delete every record in the bin for good, with its history, up to the given revision",
    body: emptyBinInput,
    returns: { purged: z.int() },
    handle: async ({ db, actor, body }) => {
      const purged = await emptyBin(db, definitions, body.upTo, actor);
      return { message: purgedRecords(purged), purged };
    },
  }),
  operation({
    ...readable,
    method: "get",
    path: "/api/revisions/:id",
    summary: "One revision with the whole state that it kept",
    returns: { revisionDto: revision },
    personalData: ({ revisionDto }) => personalRecords(definitions, [revisionDto]),
    handle: async ({ db, may, id }) => {
      const revisionDto = await getRevision(db, definitions, id);
      askedNouns(definitions, revisionDto.entity, may);
      return { revisionDto };
    },
  }),
  operation({
    method: "post",
    path: "/api/revisions/restore",
    access: "content.write",
    tag: "Revisions",
    summary: "Set a record to a former state, or bring back a deleted one under its id",
    body: restoreInput,
    refuses: ["notFound"],
    returns: { entity: z.enum(entityNames(definitions)), entityId: z.int(), record, leftOut: z.array(z.string()) },
    personalData: (restored) => personalRecords(definitions, [restored]),
    handle: async ({ db, actor, may, body }) => {
      const restoredRecord = await restoreRevision(db, body.revisionId, { actor, may }, definitions);
      return { message: restoredWithout(restoredRecord.leftOut.join(", ")), ...restoredRecord };
    },
  }),
  operation({
    method: "post",
    path: "/api/revisions/restoredeleted",
    access: "content.write",
    tag: "Bin",
    summary: "Bring back up to 100 deleted records of one kind; the response names each refusal",
    body: z.object({ entity: entityName(definitions), records: bulkRecords }),
    returns: bulkResponse,
    handle: ({ db, actor, may, body: { entity, records } }) => {
      const ids = records.map(({ id }) => id);
      return restoreDeleted(db, entity, ids, { author: { actor, may }, definitions });
    },
  }),
];
