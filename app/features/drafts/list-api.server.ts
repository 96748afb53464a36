import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { operation } from "#platform/api/operation.server.ts";
import type { Kinds } from "./allowed-kind.server.ts";
import { listDrafts } from "./list.server.ts";
import { draftItem, listDraftsQuery } from "./list-schema.ts";

export const draftListOperations = (kinds: Kinds) => [
  operation({
    method: "get",
    path: "/api/drafts",
    access: "content.read",
    tag: "Drafts",
    summary: "The records with unpublished changes and their states, last changed first",
    query: listDraftsQuery,
    returns: { draftListVm: z.array(draftItem) },
    handle: async ({ db, may, query: { entity } }) => {
      const chosen = kinds().filter(({ definition }) => entity === undefined || definition.entity === entity);
      if (chosen.length === 0)
        throw AppError.field("entity", { en: `There are no drafts of ${entity}`, es: `No hay borradores de ${entity}` });
      const readable = chosen.map(({ definition }) => definition).filter(({ permissions }) => may(permissions.read));
      return { draftListVm: await listDrafts(db, readable) };
    },
  }),
];
