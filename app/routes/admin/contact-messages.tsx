import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router";
import { buttonClass } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { useRemembered } from "#app/admin-kit/remembered.ts";
import { SearchBox } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { TablePages } from "#app/admin-kit/table-pages.tsx";
import { InboxFilters } from "#app/features/contact-messages/inbox-filters.tsx";
import { type InboxOrder, type InboxState, inboxStates } from "#app/features/contact-messages/inbox-states.ts";
import { InboxTable } from "#app/features/contact-messages/inbox-table.tsx";
import { exportUrl, firstInbox, inboxQuery } from "#app/features/contact-messages/queries.ts";

export default function ContactMessages() {
  // A link may ask for one kind of message; else it is the kind that was looked at last.
  const [search, setSearch] = useSearchParams();
  const [kept, setKept] = useRemembered<InboxState>("state", "all");
  const state = inboxStates.find((known) => known === search.get("state")) ?? kept;
  const firstPage = firstInbox(state);
  const [order, setOrder] = useRemembered<InboxOrder>("order", firstPage.order);
  const [filterKey, setFilterKey] = useRemembered("query", firstPage.filterKey);
  const [pageNumber, setPage] = useRemembered(`page of ${state}`, firstPage.pageNumber);
  const asked = useDeferredValue(filterKey).slice(0, 200);
  const inbox = useQuery(inboxQuery({ ...firstPage, filterKey: asked, order, pageNumber }));

  function fromTheStart(change: () => void) {
    change();
    setPage(1);
  }

  function show(next: InboxState) {
    setKept(next);
    setSearch({}, { replace: true });
  }

  return (
    <ListPage
      title="Contact Us Form"
      action={
        <a href={exportUrl(asked, state)} download className={buttonClass("secondary")}>
          <Download aria-hidden className="size-4" />
          Export to CSV
        </a>
      }
    >
      {inbox.data?.mailIsSetUp === false && (
        <p role="note" className="rounded-xl border border-edge bg-warn-soft px-4 py-3 text-sm text-warn">
          No mail server is set up (SMTP_URL): messages are kept here, but nobody gets an email.
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchBox value={filterKey} onChange={(text) => fromTheStart(() => setFilterKey(text))} />
        <InboxFilters value={state} onChange={(next) => fromTheStart(() => show(next))} counts={inbox.data} />
      </div>
      <Loaded query={inbox} pending={<TableSkeleton />}>
        {({ contactMessageListVm: messages, total, totalIsMinimum, unread }) => (
          <>
            <p role="status" className="text-sm text-fg-muted">
              {unread === 0 ? "Nothing unread" : `${unread} unread`} · {totalIsMinimum ? `more than ${total}` : total}{" "}
              {state === "all" && asked === "" ? "in all" : "found"}
            </p>
            {messages.length > 0 ? (
              <InboxTable messages={messages} order={order} onOrder={(next) => fromTheStart(() => setOrder(next))} />
            ) : (
              <Empty searched={state !== "all" || asked !== ""} />
            )}
            <TablePages page={pageNumber} pages={Math.max(1, Math.ceil(total / firstPage.pageSize))} onPage={setPage} />
          </>
        )}
      </Loaded>
    </ListPage>
  );
}

function Empty({ searched }: { searched: boolean }) {
  return (
    <p className="rounded-xl border border-dashed border-edge-strong bg-surface px-6 py-12 text-center text-sm text-fg-muted">
      {searched ? "No message is like that." : "No visitor has written yet."}
    </p>
  );
}
