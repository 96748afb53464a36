import { z } from "zod";
import { type Operation, operation } from "#platform/api/operation.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { findDraftKinds, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { listDrafts } from "./list.server.ts";
import { draftItem, listDraftsQuery } from "./list-schema.ts";

export const draftListOperations = (definitions: readonly Definition[], all: () => readonly Operation[]) => [
  operation({
    method: "get",
    path: "/api/drafts",
    access: "content.read",
    tag: "Drafts",
    summary: "The records with unpublished changes and their states, last changed first",
    query: listDraftsQuery,
    returns: { draftListVm: z.array(draftItem) },
    refuses: ["notFound"],
    handle: async ({ db, may, query: { entity } }) => {
      const kinds = findDraftKinds(definitions, all());
      const chosen = entity === undefined ? kinds : [getDraftKind(kinds, entity)];
      const readable = chosen.map(({ definition }) => definition).filter(({ permissions }) => may(permissions.read));
      return { draftListVm: await listDrafts(db, readable) };
    },
  }),
];
