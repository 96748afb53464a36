import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiAddress, callApi } from "#app/admin-kit/api-client.ts";
import type { InboxState } from "./inbox-states.ts";
import type { ContactMessagePatch, InboxQuery } from "./schema.ts";

export const messagesKey = ["contactmessage"];

/** Messages arrive by themselves: the inbox looks again every minute, and whenever one comes back to it. */
export const inboxQuery = (query: InboxQuery) =>
  queryOptions({
    queryKey: [...messagesKey, "list", query.filterKey, query.state, query.order, query.pageNumber],
    queryFn: (context) => callApi("GET /api/contactmessage", { ...context, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  });

const inboxPage = 25;

/** The inbox as one finds it: nothing searched for, the newest on top. */
export const firstInbox = (state: InboxState): InboxQuery => ({
  filterKey: "",
  state,
  order: "newest",
  pageNumber: 1,
  pageSize: inboxPage,
});

export const exportUrl = (filterKey: string, state: InboxState) =>
  apiAddress("GET /api/contactmessage/export", { query: { filterKey, state } });

export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: [...messagesKey, "detail", id],
    queryFn: (context) => callApi("GET /api/contactmessage/:id", { ...context, id }),
    select: (answer) => answer.contactMessageDto,
    staleTime: 0,
  });

export const changeMessage = (patch: ContactMessagePatch) => callApi("PUT /api/contactmessage", { body: patch });
export const markMessageRead = (id: number, read: boolean) => callApi("PUT /api/contactmessage/:id/read", { id, body: { read } });
export const releaseHeldMessage = (id: number) => callApi("POST /api/contactmessage/:id/release", { id });
export const resendMessageMail = (id: number, kind: "office" | "acknowledgement") =>
  callApi("POST /api/contactmessage/:id/resend", { id, body: { kind } });
export const deleteMessage = (id: number) => callApi("DELETE /api/contactmessage/:id", { id });
