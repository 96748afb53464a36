import { pictureSize } from "#lib/answers.ts";
import { publicRecordAnswer } from "#platform/api/record-answer.server.ts";
import { pageContentDefinition } from "./definition.server.ts";

export const pageContent = publicRecordAnswer(pageContentDefinition).extend(pictureSize);
