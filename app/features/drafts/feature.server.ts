import { feature } from "#platform/feature.server.ts";
import { draftOperations } from "./api.server.ts";
import { revisionDraftOperations } from "./revisions-api.server.ts";
import { setOperations } from "./sets-api.server.ts";

export const drafts = feature({
  operations: (definitions, _toolPages, all) => [
    ...draftOperations(definitions, all),
    ...setOperations(definitions, all),
    ...revisionDraftOperations(definitions, all),
  ],
});
