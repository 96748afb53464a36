import { pictureSize } from "#lib/response-fields.ts";
import { publicRecordResponse } from "#platform/api/record-response.server.ts";
import { pageContentDefinition } from "./definition.server.ts";

export const pageContent = publicRecordResponse(pageContentDefinition).extend(pictureSize);
