import clsx from "clsx";
import type { Column } from "#app/admin-kit/paged-table.tsx";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { MessageItem } from "#app/features/leads/messages/responses.server.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { AnswerWayLine } from "./answer-way.tsx";
import { MessageName } from "./message-name.tsx";
import { MessageState, OptOutBadges } from "./message-state.tsx";
import { heldReasonIn } from "./texts/held-reasons.ts";
import type { InboxTexts } from "./texts/inbox.ts";
import { leadTexts } from "./texts/leads.ts";

function HeldReason({ reason, isHeld }: { reason: string; isHeld: boolean }) {
  const language = useLanguage();
  return isHeld && <span className="text-xs text-fg-muted">{heldReasonIn(language, reason)}</span>;
}

function OfficerName({ name }: { name: string | null }) {
  const { office } = useTexts(leadTexts);
  return name ?? <span className="text-fg-muted">{office}</span>;
}

/** What has no column on a narrow screen is shown under the name. */
export const inboxColumns = (text: InboxTexts): Column<MessageItem>[] => [
  {
    header: text.from,
    namesRow: true,
    sortBy: "name",
    className: "align-top max-sm:w-full sm:w-56 sm:min-w-56",
    cell: (message) => (
      <>
        <RecordLink
          to={`/admin/contactuslist/${message.contactMessageId}`}
          className={clsx("[overflow-wrap:anywhere] text-accent hover:underline", message.readAt ? "font-medium" : "font-bold")}
        >
          <MessageName message={message} />
        </RecordLink>
        <p className="[overflow-wrap:anywhere] text-fg-muted">{message.email || message.phone}</p>
        <AnswerWayLine message={message} />
        <p className="text-fg-muted sm:hidden">
          <When at={message.createdAt} />
        </p>
        <p className="line-clamp-3 [overflow-wrap:anywhere] md:hidden" lang={message.language}>
          {message.excerpt}
        </p>
        <p className="text-fg-muted lg:hidden">
          <OfficerName name={message.officerName} />
        </p>
      </>
    ),
  },
  {
    header: text.message,
    className: "max-w-md align-top max-md:hidden",
    cell: (message) => (
      <>
        <p className="line-clamp-2 break-words" lang={message.language}>
          {message.excerpt}
        </p>
        {message.language === "es" && <p className="text-fg-muted">{text.spanish}</p>}
      </>
    ),
  },
  {
    header: text.officer,
    className: "align-top max-lg:hidden",
    cell: (message) => <OfficerName name={message.officerName} />,
  },
  {
    header: text.state,
    className: "align-top max-sm:*:flex-col max-sm:*:items-start",
    cell: (message) => (
      <span className="inline-flex flex-wrap gap-1">
        <MessageState message={message} mailTrouble={message.mailTrouble} />
        <OptOutBadges channels={message.optOuts} />
        <HeldReason reason={message.heldReason} isHeld={message.state === "held"} />
      </span>
    ),
  },
  {
    header: text.received,
    sortBy: "createdAt",
    className: "align-top whitespace-nowrap text-fg-muted max-sm:hidden",
    cell: (message) => <When at={message.createdAt} />,
  },
];
