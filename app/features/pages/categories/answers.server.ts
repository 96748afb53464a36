import { publicRecordAnswer } from "#platform/api/record-answer.server.ts";
import { pageCategoryDefinition } from "./definition.server.ts";

export const pageCategory = publicRecordAnswer(pageCategoryDefinition);
