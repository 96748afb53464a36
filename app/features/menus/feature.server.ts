import { feature } from "#platform/feature.server.ts";
import { menuOperations } from "./api.server.ts";
import { menuDefinition } from "./definition.server.ts";

export const menus = feature({
  resources: [menuDefinition],
  operations: () => menuOperations,
});
