import { feature } from "#platform/feature.server.ts";
import { pageCategoryOperations } from "./categories/api.server.ts";
import { pageCategoryDefinition } from "./categories/definition.server.ts";
import { pageContentEditing } from "./content/api.server.ts";
import { textSearchOperations } from "./find-text/api.server.ts";
import { linkTargetOperations } from "./link-targets/api.server.ts";
import { purgeFormerAddresses } from "./purge-addresses.server.ts";
import { pageContentOperations } from "./sections/api.server.ts";
import { pageContentDefinition } from "./sections/definition.server.ts";
import { pageTreeOperations } from "./tree/api.server.ts";

export const pages = feature({
  resources: [pageContentDefinition, pageCategoryDefinition],
  operations: (definitions, toolPages, all) => [
    ...pageCategoryOperations,
    ...pageContentOperations,
    ...pageContentEditing(definitions, all),
    ...pageTreeOperations(definitions, all),
    ...linkTargetOperations(toolPages),
    ...textSearchOperations(definitions),
  ],
  daily: [purgeFormerAddresses],
});
