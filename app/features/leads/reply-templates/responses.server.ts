import { replyTemplates } from "#app/features/leads/tables/reply-templates.server.ts";
import { recordResponse } from "#platform/api/record-response.server.ts";

export const replyTemplate = recordResponse(replyTemplates);
