import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import type { PreviewScope } from "./preview-scope.ts";
import { draftsKey } from "./queries.ts";

/** A record or a set; no link shows all drafts. */
export type SharedScope = Exclude<PreviewScope, "all">;

export const previewLinksKey = [...draftsKey, "previewLinks"];

/** The links of a record or a set that can be opened. */
export const previewLinksQuery = (scope: SharedScope) =>
  queryOptions({
    queryKey: [...previewLinksKey, scope],
    queryFn: (context) => callApi("GET /api/drafts/previewlink", { ...context, query: scope }),
    select: ({ previewLinkListVm }) => previewLinkListVm,
  });

export const createPreviewLink = (scope: SharedScope, days: string) =>
  callApi("POST /api/drafts/previewlink", { body: { ...scope, days } });

export const revokePreviewLink = (id: number) => callApi("DELETE /api/drafts/previewlink/:id", { id });
