import { useQuery } from "@tanstack/react-query";
import { Columns3, Download } from "lucide-react";
import { ButtonLink, buttonClass } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { PagedTable } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { inboxColumns } from "#app/features/contact-messages/inbox-columns.tsx";
import { InboxFilters } from "#app/features/contact-messages/inbox-filters.tsx";
import { newestFirst, parseInbox } from "#app/features/contact-messages/inbox-states.ts";
import { exportUrl, inboxQuery } from "#app/features/contact-messages/queries.ts";
import { emptyListTexts } from "#app/messages/admin/empty-lists.ts";
import { useTexts } from "#app/messages/messages.ts";

export default function ContactMessages() {
  const emptyTexts = useTexts(emptyListTexts);
  const [list, changeList] = useAddressState(parseInbox);
  const inbox = useQuery(inboxQuery(list));
  const { search, state } = list;
  return (
    <ListPage
      title="Contact Us Form"
      action={
        <>
          <ButtonLink to="/admin/contactuslist/board">
            <Columns3 aria-hidden className="size-4" />
            Board
          </ButtonLink>
          <a href={exportUrl(search, state)} download className={buttonClass("secondary")}>
            <Download aria-hidden className="size-4" />
            Export to CSV
          </a>
        </>
      }
    >
      {inbox.data?.mailIsSetUp === false && (
        <p role="note" className="rounded-xl border border-edge bg-warn-soft px-4 py-3 text-sm text-warn">
          No mail server is set up (SMTP_URL): messages are kept here, but nobody gets an email.
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ListSearch list={list} onChange={changeList} />
        <InboxFilters value={state} onChange={(next) => changeList({ state: next })} counts={inbox.data} />
      </div>
      <QueryStates query={inbox} pending={<TableSkeleton />}>
        {({ contactMessageListVm: rows, total, totalIsMinimum, unread }) => (
          <PagedTable
            caption="Messages"
            page={{ rows, total, totalIsMinimum }}
            list={list}
            onChange={changeList}
            initialSort={newestFirst}
            isFiltered={state !== "all"}
            isBusy={inbox.isPlaceholderData}
            rowKey={(message) => message.contactMessageId}
            columns={inboxColumns}
            note={unread === 0 ? "Nothing unread" : `${unread} unread`}
            empty={emptyTexts.messages}
            nothingFound="No messages match."
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
