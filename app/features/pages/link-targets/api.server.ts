import { z } from "zod";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import { findLinkTargets } from "./targets.server.ts";

const linkTarget = z.object({ path: z.string(), name: z.string(), kind: z.enum(["page", "tool", "officer", "post"]) });

export const linkTargetOperations = [
  operation({
    method: "get",
    path: "/api/linktargets",
    access: "content.read",
    tag: "Link targets",
    summary: "Pages, tools, active officers and published posts that a text can link to; at most 50 that have all words of filterKey",
    query: listQuery,
    returns: { linkTargetListVm: z.array(linkTarget) },
    handle: async ({ db, query: { filterKey, lang } }) => ({ linkTargetListVm: await findLinkTargets(db, lang, filterKey) }),
  }),
];
