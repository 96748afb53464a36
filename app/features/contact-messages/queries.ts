import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import type { MessageDetail, MessageListItem } from "./inbox.server.ts";
import { type InboxList, type InboxState, inboxOrderOf } from "./inbox-states.ts";
import type { ContactMessagePatch } from "./schema.ts";

const path = "/api/contactmessage";

export const messagesKey = ["contactmessage"];

/** Dates are texts by the time they have come over the wire. */
type Wire<T> = T extends Date
  ? string
  : T extends (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

export type ListedMessage = Wire<MessageListItem>;
export type ShownMessage = Wire<MessageDetail>;

type Inbox = {
  contactMessageListVm: ListedMessage[];
  total: number;
  totalIsMinimum: boolean;
  unread: number;
  held: number;
  failed: number;
  mailIsSetUp: boolean;
};

/** Messages arrive by themselves: the inbox looks again every minute, and whenever one comes back to it. */
export const inboxQuery = ({ search, state, page, size, ...sort }: InboxList) => {
  const asked = { filterKey: search, state, order: inboxOrderOf(sort), pageNumber: `${page}`, pageSize: `${size}` };
  const parameters = new URLSearchParams(asked).toString();
  return queryOptions({
    queryKey: [...messagesKey, "list", parameters],
    queryFn: (asked) => callApi<Inbox>(`${path}?${parameters}`, asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  });
};

export const exportUrl = (filterKey: string, state: InboxState) => `${path}/export?${new URLSearchParams({ filterKey, state })}`;

type Saved = { contactMessageDto: ShownMessage };

export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: [...messagesKey, "detail", id],
    queryFn: (asked) => callApi<Saved>(`${path}/${id}`, asked),
    select: (answer) => answer.contactMessageDto,
    staleTime: 0,
  });

export const changeMessage = (patch: ContactMessagePatch) => callApi<Saved>(path, { method: "PUT", body: patch });
export const markMessageRead = (id: number, read: boolean) => callApi(`${path}/${id}/read`, { method: "PUT", body: { read } });
export const releaseHeldMessage = (id: number) => callApi<Saved>(`${path}/${id}/release`, { method: "POST", body: {} });
export const resendMessageMail = (id: number, kind: "office" | "acknowledgement") =>
  callApi<Saved>(`${path}/${id}/resend`, { method: "POST", body: { kind } });
export const deleteMessage = (id: number) => callApi(`${path}/${id}`, { method: "DELETE" });
