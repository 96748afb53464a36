import clsx from "clsx";
import { Badge } from "#app/admin-kit/badge.tsx";
import type { Column } from "#app/admin-kit/paged-table.tsx";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { optOutNames } from "#lib/opt-outs.ts";
import type { MessageItem } from "./answers.server.ts";
import { MessageState } from "./message-state.tsx";

export const inboxColumns: Column<MessageItem>[] = [
  {
    header: "From",
    namesRow: true,
    sortBy: "name",
    className: "align-top max-sm:w-full sm:w-56 sm:min-w-56",
    cell: (message) => (
      <>
        <RecordLink
          to={`/admin/contactuslist/${message.contactMessageId}`}
          className={clsx("[overflow-wrap:anywhere] text-accent hover:underline", message.readAt ? "font-medium" : "font-bold")}
        >
          {message.name}
        </RecordLink>
        <p className="[overflow-wrap:anywhere] text-fg-muted">{message.email}</p>
        <p className="text-fg-muted sm:hidden">
          <When at={message.createdAt} />
        </p>
      </>
    ),
  },
  {
    header: "Message",
    className: "max-w-md align-top max-md:hidden",
    cell: (message) => (
      <>
        <p className="line-clamp-2 break-words" lang={message.language}>
          {message.excerpt}
        </p>
        {message.language === "es" && <p className="text-fg-muted">Spanish</p>}
      </>
    ),
  },
  {
    header: "Officer",
    className: "align-top max-lg:hidden",
    cell: (message) => message.officerName ?? <span className="text-fg-muted">Office</span>,
  },
  {
    header: "State",
    className: "align-top max-sm:*:flex-col max-sm:*:items-start",
    cell: (message) => (
      <span className="inline-flex flex-wrap gap-1">
        <MessageState message={message} mailTrouble={message.mailTrouble} />
        {message.optOuts.map((channel) => (
          <Badge key={channel} tone="bad">
            {optOutNames[channel]}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    header: "Received",
    sortBy: "createdAt",
    className: "align-top whitespace-nowrap text-fg-muted max-sm:hidden",
    cell: (message) => <When at={message.createdAt} />,
  },
];
