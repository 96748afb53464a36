import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import { type ReplyTemplateDraft, replyTemplateBody } from "./draft.ts";

export const replyTemplatesKey = ["replytemplate", "list"];

export const replyTemplatesQuery = queryOptions({
  queryKey: replyTemplatesKey,
  queryFn: (context) => callApi("GET /api/replytemplate", context),
  select: (answer) => answer.replyTemplateListVm,
});

export const replyTemplateQuery = (id: string) =>
  recordQuery(
    ["replytemplate", "record", id],
    (context) => callApi("GET /api/replytemplate/:id", { ...context, id }),
    (answer) => answer.replyTemplateDto,
  );

export const createReplyTemplate = (draft: ReplyTemplateDraft) => callApi("POST /api/replytemplate", { body: replyTemplateBody(draft) });

export const updateReplyTemplate = (id: number, draft: ReplyTemplateDraft) =>
  callApi("PUT /api/replytemplate", { body: replyTemplateBody(draft, id) });

export const deleteReplyTemplate = (id: number) => callApi("DELETE /api/replytemplate/:id", { id });
