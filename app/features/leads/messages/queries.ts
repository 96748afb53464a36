import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiAddress, callApi } from "#app/admin-kit/api-client.ts";
import type { WorkState } from "#app/features/leads/lead-states.ts";
import type { MessageMail } from "#app/features/leads/message-mails.ts";
import type { ContactChannel, OptInReason } from "#app/features/leads/opt-outs.ts";
import { type InboxList, type InboxState, inboxOrderOf, newestFirst } from "./inbox-states.ts";
import type { BulkChange, ContactMessagePatch, RoutingTrial } from "./schema.ts";

export const messagesKey = ["contactmessage"];

/** Refetched every minute, because messages arrive by themselves. */
export const inboxQuery = ({ search, state, page, size, ...sort }: InboxList) => {
  const query = { filterKey: search, state, order: inboxOrderOf(sort), pageNumber: page, pageSize: size };
  return queryOptions({
    queryKey: [...messagesKey, "list", query],
    queryFn: (context) => callApi("GET /api/contactmessage", { ...context, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  });
};

export const boardQuery = (state: WorkState) => inboxQuery({ search: "", state, page: 1, size: 50, ...newestFirst });

export const unreadQuery = queryOptions({
  queryKey: [...messagesKey, "unread"],
  queryFn: (context) => callApi("GET /api/contactmessage/unread", context),
  select: (response) => response.unread,
  staleTime: 30_000,
  refetchInterval: 60_000,
});

export const exportUrl = (filterKey: string, state: InboxState) =>
  apiAddress("GET /api/contactmessage/export", { query: { filterKey, state } });

export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: [...messagesKey, "detail", id],
    queryFn: (context) => callApi("GET /api/contactmessage/:id", { ...context, id }),
    select: (response) => response.contactMessageDto,
    staleTime: 0,
  });

export const changeMessage = (patch: ContactMessagePatch) => callApi("PUT /api/contactmessage", { body: patch });
export const markMessageRead = (id: number, read: boolean) => callApi("PUT /api/contactmessage/:id/read", { id, body: { read } });
export const releaseHeldMessage = (id: number) => callApi("POST /api/contactmessage/:id/release", { id });
export const resendMessageMail = (id: number, kind: MessageMail) => callApi("POST /api/contactmessage/:id/resend", { id, body: { kind } });
export const tryRouting = (trial: RoutingTrial) => callApi("POST /api/contactmessage/tryrouting", { body: trial });
export const optOutSender = (id: number, channel: ContactChannel) =>
  callApi("POST /api/contactmessage/:id/opt-out", { id, body: { channel } });
export const optInSender = (id: number, channel: ContactChannel, reason: OptInReason) =>
  callApi("POST /api/contactmessage/:id/opt-in", { id, body: { channel, reason } });
export const deleteMessage = (id: number) => callApi("DELETE /api/contactmessage/:id", { id });
export const deleteMessages = (records: BulkChange["records"]) => callApi("PUT /api/contactmessage/bulkdelete", { body: { records } });
export const changeMessages = (handling: BulkChange) => callApi("PUT /api/contactmessage/bulk", { body: handling });

export const messageReadersQuery = (id: number) =>
  queryOptions({
    queryKey: ["incident", "readers", id],
    queryFn: (context) => callApi("GET /api/contactmessage/:id/readers", { ...context, id }),
    select: (response) => response.readers,
    staleTime: 0,
  });
