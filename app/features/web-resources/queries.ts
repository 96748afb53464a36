import { queryOptions } from "@tanstack/react-query";
import { type ApiFailure, callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import { showError } from "#app/admin-kit/toasts.ts";
import { type WebResourceCategory, type WebResourceDraft, type WebResourceRecord, webResourceBody } from "./draft.ts";

const path = "/api/WebResource";

export const webResourcesKey = ["webresource", "list"];

type ListAnswer = { webResourceListVm: WebResourceRecord[]; webResourceCategoryListVm: WebResourceCategory[] };

export const webResourcesQuery = queryOptions({
  queryKey: webResourcesKey,
  queryFn: (asked) => callApi<ListAnswer>(path, asked),
  select: (answer) => ({ resources: answer.webResourceListVm, categories: answer.webResourceCategoryListVm }),
});

export const webResourceQuery = (id: string) =>
  recordQuery(["webresource", "record", id], `${path}/${id}`, (answer: { webResourceDto: WebResourceRecord }) => answer.webResourceDto);

export const createWebResource = (draft: WebResourceDraft) => callApi(path, { method: "POST", body: webResourceBody(draft) });

export const updateWebResource = (id: number, draft: WebResourceDraft) =>
  callApi(path, { method: "PUT", body: webResourceBody(draft, id) });

export const deleteWebResource = (id: number) => callApi(`${path}/${id}`, { method: "DELETE" });

/** A resource that was not saved says so by the status of the answer; an answer that was fine as such has no more than its message. */
export function tellStatus({ status, statusText, message }: ApiFailure): boolean {
  showError((status === 200 ? "" : statusText) || message);
  return true;
}
