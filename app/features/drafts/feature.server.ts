import { feature } from "#platform/feature.server.ts";
import { draftOperations } from "./api.server.ts";
import { draftListOperations } from "./list-api.server.ts";

export const drafts = feature({
  operations: (definitions, _toolPages, all) => [...draftOperations(definitions, all), ...draftListOperations(definitions, all)],
});
