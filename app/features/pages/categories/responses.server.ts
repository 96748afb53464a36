import { publicRecordResponse } from "#platform/api/record-response.server.ts";
import { pageCategoryDefinition } from "./definition.server.ts";

export const pageCategory = publicRecordResponse(pageCategoryDefinition);
