import { publicRecordResponse } from "#platform/api/record-response.server.ts";
import { documentDefinition } from "./definition.server.ts";

export const documentDto = publicRecordResponse(documentDefinition);
