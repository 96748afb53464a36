import { z } from "zod";
import { optionalId, wholeNumber } from "#lib/fields.ts";
import { operation, record } from "#platform/api/operation.server.ts";
import { pageNumber, totals } from "#platform/api/paging.server.ts";
import { restoreRevision } from "./restore.server.ts";
import { restoreInput, revision, revisionItem } from "./schema.ts";
import { entities, getRevision, listDeleted, listRevisions } from "./service.server.ts";

const tag = "Revisions";

const entity = z
  .preprocess(
    (value) => (typeof value === "string" ? value.toLowerCase() || undefined : value),
    z.enum(entities, `entity must be one of: ${entities.join(", ")}`).optional(),
  )
  .optional();
const paged = { pageNumber, pageSize: wholeNumber("pageSize", 1, 200).default(50) };

export const revisionOperations = [
  operation({
    method: "get",
    path: "/api/revisions",
    access: "staff",
    tag,
    summary: "What was changed, by whom and when, newest first: of one record, of one kind, or of everything",
    query: z.object({ entity, id: optionalId("id").optional(), ...paged }),
    returns: { revisionListVm: z.array(revisionItem), ...totals },
    handle: async ({ db, query: { entity, id, ...paging } }) => {
      const { revisions, ...rest } = await listRevisions(db, entity, id ?? undefined, paging);
      return { revisionListVm: revisions, ...rest };
    },
  }),
  operation({
    method: "get",
    path: "/api/revisions/deleted",
    access: "staff",
    tag,
    summary: "The bin: deleted records, each with the revision that brings it back",
    query: z.object({ entity, ...paged }),
    returns: { revisionListVm: z.array(revisionItem), ...totals },
    handle: async ({ db, query: { entity, ...paging } }) => {
      const { revisions, ...rest } = await listDeleted(db, entity, paging);
      return { revisionListVm: revisions, ...rest };
    },
  }),
  operation({
    method: "get",
    path: "/api/revisions/:id",
    access: "staff",
    tag,
    summary: "One revision with the whole state that it kept",
    returns: { revisionDto: revision },
    handle: async ({ db, id }) => ({ revisionDto: await getRevision(db, id) }),
  }),
  operation({
    method: "post",
    path: "/api/revisions/restore",
    access: "staff",
    tag,
    summary: "Set a record to a former state, or bring back a deleted one under its id",
    body: restoreInput,
    refuses: ["notFound"],
    returns: { entity: z.enum(entities), entityId: z.int(), record, leftOut: z.array(z.string()) },
    handle: async ({ db, staff, body }) => {
      const restored = await restoreRevision(db, body.revisionId, staff);
      const without = restored.leftOut.length > 0 ? `, without what is gone since: ${restored.leftOut.join(", ")}` : "";
      return { message: `Data was restored successfully${without}`, ...restored };
    },
  }),
];
