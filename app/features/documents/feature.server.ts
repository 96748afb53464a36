import { feature } from "#platform/feature.server.ts";
import { documentOperations } from "./api.server.ts";
import { documentDefinition } from "./definition.server.ts";

export const documents = feature({ resources: [documentDefinition], operations: () => documentOperations });
