import { feature } from "#platform/feature.server.ts";
import { reviewOperations } from "./api.server.ts";
import { reviewDefinition } from "./definition.server.ts";

export const reviews = feature({
  resources: [reviewDefinition],
  operations: () => reviewOperations,
});
