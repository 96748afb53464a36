import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import { replyTemplateBody } from "./draft.ts";

export const replyTemplateCalls = recordCalls("replytemplate", "replyTemplateDto", replyTemplateBody);

export const replyTemplatesKey = ["replytemplate", "list"];

export const replyTemplatesQuery = queryOptions({
  queryKey: replyTemplatesKey,
  queryFn: (context) => callApi("GET /api/replytemplate", context),
  select: (response) => response.replyTemplateListVm,
});
