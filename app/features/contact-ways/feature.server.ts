import { feature } from "#platform/feature.server.ts";
import { contactWayOperations } from "./api.server.ts";
import { purgeWayUses } from "./uses.server.ts";

export const contactWays = feature({ operations: () => contactWayOperations, daily: [purgeWayUses] });
