import { publicRecordResponse } from "#platform/api/record-response.server.ts";
import { blogCategoryDefinition } from "./definition.server.ts";

export const blogCategory = publicRecordResponse(blogCategoryDefinition);
