import { loanOfficers } from "#db/tables/loan-officers.server.ts";
import { pictureSize } from "#lib/answers.ts";
import { recordAnswer, staffColumns } from "#platform/api/record-answer.server.ts";

export const loanOfficer = recordAnswer(loanOfficers, [...staffColumns, "sortOrder"]).extend(pictureSize);
