import { feature } from "#platform/feature.server.ts";
import { draftOperations } from "./api.server.ts";
import { revisionDraftOperations } from "./revisions-api.server.ts";

export const drafts = feature({
  operations: (definitions, _toolPages, all) => [...draftOperations(definitions, all), ...revisionDraftOperations(definitions, all)],
});
