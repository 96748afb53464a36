import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiAddress, callApi } from "#app/admin-kit/api-client.ts";
import { type ListAddress, listParameters } from "#app/admin-kit/list-address.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import type { Language } from "#lib/translations.ts";
import { issueBody } from "./draft.ts";
import type { SubscriberFilter, SubscriberList } from "./subscriber-list.ts";
import type { ImportInput } from "./subscriber-schema.ts";

export const issueCalls = recordCalls("newsletterissue", "newsletterIssueDto", issueBody);

export const subscribersKey = ["newslettersubscriber"];
export const issuesKey = ["newsletterissue"];

export const subscribersQuery = ({ state, ...list }: SubscriberList) => {
  const query = { ...listParameters(list), state };
  return queryOptions({
    queryKey: [...subscribersKey, query],
    queryFn: (context) => callApi("GET /api/newslettersubscriber", { ...context, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const subscribersExportUrl = (filterKey: string, state: SubscriberFilter) =>
  apiAddress("GET /api/newslettersubscriber/export", { query: { filterKey, state } });

export const importSubscribers = (body: ImportInput) => callApi("POST /api/newslettersubscriber/import", { body });
export const unsubscribeSubscriber = (id: number) => callApi("POST /api/newslettersubscriber/:id/unsubscribe", { id });
export const deleteSubscriber = (id: number) => callApi("DELETE /api/newslettersubscriber/:id", { id });

/** While mails leave, the counts change by themselves. */
const lookAgainMs = 10_000;

export const issuesQuery = (list: ListAddress) => {
  const query = listParameters(list);
  return queryOptions({
    queryKey: [...issuesKey, "list", query],
    queryFn: (context) => callApi("GET /api/newsletterissue", { ...context, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });
};

export const sendIssue = (id: number, sendAt: string) => callApi("PUT /api/newsletterissue/:id/sending", { id, body: { sendAt } });
export const stopIssue = (id: number) => callApi("DELETE /api/newsletterissue/:id/sending", { id });
export const retryIssue = (id: number) => callApi("POST /api/newsletterissue/:id/retry", { id });
export const mailTrial = (id: number) => callApi("POST /api/newsletterissue/:id/trial", { id });
export const previewUrl = (id: number, lang: Language) => apiAddress("GET /api/newsletterissue/:id/preview", { id, query: { lang } });
