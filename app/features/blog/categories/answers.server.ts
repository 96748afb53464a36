import { publicRecordAnswer } from "#platform/api/record-answer.server.ts";
import { blogCategoryDefinition } from "./definition.server.ts";

export const blogCategory = publicRecordAnswer(blogCategoryDefinition);
