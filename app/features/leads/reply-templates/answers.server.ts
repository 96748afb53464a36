import { replyTemplates } from "#app/features/leads/tables/reply-templates.server.ts";
import { recordAnswer } from "#platform/api/record-answer.server.ts";

export const replyTemplate = recordAnswer(replyTemplates);
