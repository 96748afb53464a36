import { feature } from "#platform/feature.server.ts";
import { imageOperations } from "./api.server.ts";

export const pictures = feature({ operations: () => imageOperations });
