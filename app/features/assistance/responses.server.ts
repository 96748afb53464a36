import { publicRecordResponse } from "#platform/api/record-response.server.ts";
import { assistanceProgramDefinition } from "./definition.server.ts";

export const assistanceProgram = publicRecordResponse(assistanceProgramDefinition);
