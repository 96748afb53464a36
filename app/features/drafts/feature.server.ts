import { feature } from "#platform/feature.server.ts";
import { draftOperations } from "./api.server.ts";
import { purgeLinks } from "./preview-links.server.ts";
import { previewLinkOperations } from "./preview-links-api.server.ts";

export const drafts = feature({
  operations: (definitions, _toolPages, all) => [...draftOperations(definitions, all), ...previewLinkOperations(definitions, all)],
  daily: [purgeLinks],
});
