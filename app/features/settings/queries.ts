import { queryOptions } from "@tanstack/react-query";
import { type ApiFailure, callApi } from "#app/admin-kit/api-client.ts";
import { showError } from "#app/admin-kit/toasts.ts";
import type { Language } from "#lib/translations.ts";
import { type WebResourceDraft, webResourceBody } from "./draft.ts";

export const webResourcesKey = ["webresource", "list"];

export const webResourcesQuery = queryOptions({
  queryKey: webResourcesKey,
  queryFn: (context) => callApi("GET /api/WebResource", context),
  select: (response) => ({ resources: response.webResourceListVm, categories: response.webResourceCategoryListVm }),
});

export const deleteWebResource = (id: number) => callApi("DELETE /api/WebResource/:id", { id });

/** Shows the status text of a refused save; a response with status 200 has only its message. */
export function showStatus({ status, statusText, message }: ApiFailure): void {
  showError((status === 200 ? "" : statusText) || message);
}

export const webResourceCalls = {
  listKey: webResourcesKey,
  create: (draft: WebResourceDraft) => callApi("POST /api/WebResource", { body: webResourceBody(draft) }),
  preview: (draft: WebResourceDraft, lang: Language, id?: number) =>
    id === undefined
      ? callApi("POST /api/preview/WebResource", { body: webResourceBody(draft), query: { lang } })
      : callApi("PUT /api/preview/WebResource", { body: webResourceBody(draft, id), query: { lang } }),
};
