import { feature } from "#platform/feature.server.ts";
import { linkOperations, redirectOperations } from "./api.server.ts";
import { redirectDefinition } from "./definition.server.ts";
import { purgeResults } from "./links/link-results.server.ts";
import { linkCheckJob } from "./links/run-link-check.server.ts";
import { purgeMissed } from "./missed.server.ts";
import { purgeUses } from "./service.server.ts";

export const addresses = feature({
  resources: [redirectDefinition],
  operations: (definitions) => [...redirectOperations, ...linkOperations(definitions)],
  timedJobs: (platform) => [linkCheckJob(platform)],
  daily: [purgeMissed, purgeUses, purgeResults],
});
