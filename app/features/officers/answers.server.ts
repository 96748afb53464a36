import { pictureSize } from "#lib/answers.ts";
import { publicRecordAnswer } from "#platform/api/record-answer.server.ts";
import { loanOfficerDefinition } from "./definition.server.ts";

export const loanOfficer = publicRecordAnswer(loanOfficerDefinition).extend(pictureSize);
