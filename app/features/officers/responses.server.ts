import { pictureSize } from "#lib/response-fields.ts";
import { publicRecordResponse } from "#platform/api/record-response.server.ts";
import { loanOfficerDefinition } from "./definition.server.ts";

export const loanOfficer = publicRecordResponse(loanOfficerDefinition).extend(pictureSize);
