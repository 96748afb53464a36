import { feature } from "#platform/feature.server.ts";
import { webResourceOperations } from "./api.server.ts";
import { webResourceDefinition } from "./definition.server.ts";
import { officeDraftOperations } from "./office-api.server.ts";

export const settings = feature({
  resources: [webResourceDefinition],
  operations: () => [...webResourceOperations, ...officeDraftOperations],
});
