import { useQuery } from "@tanstack/react-query";
import { Columns3 } from "lucide";
import { BulkDelete } from "#app/admin-kit/bulk-actions.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { DownloadLink } from "#app/admin-kit/download-link.tsx";
import { FilterRow } from "#app/admin-kit/filter-row.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { PagedTable } from "#app/admin-kit/paged-table.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import type { Selection } from "#app/admin-kit/row-selection.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { SecondFactorDue } from "#app/features/accounts/admin/second-factor-due.tsx";
import { useUndoDeletions } from "#app/features/history/admin/use-restore.ts";
import { newestFirst, parseInbox } from "#app/features/leads/messages/inbox-states.ts";
import { deleteMessages, exportUrl, inboxQuery, messagesKey } from "#app/features/leads/messages/queries.ts";
import type { MessageItem } from "#app/features/leads/messages/responses.server.ts";
import { messageName } from "#app/features/leads/texts/answer-ways.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Language } from "#lib/translations.ts";
import { BulkAssignment, BulkState } from "./bulk-handling.tsx";
import { HeldPanel } from "./held-panel.tsx";
import { inboxColumns } from "./inbox-columns.tsx";
import { inboxTexts } from "./texts/inbox.ts";

const recordIn = (language: Language) => (message: MessageItem) => ({
  id: message.contactMessageId,
  version: message.version,
  name: messageName(message, language),
});

/** Officers may move their own messages; only the office assigns and deletes them. */
function MessageActions({ selection }: { selection: Selection }) {
  const handlesAll = useMay("messages.handle");
  const undo = useUndoDeletions("contactmessage");
  return (
    <>
      {handlesAll && <BulkAssignment selection={selection} />}
      <BulkState selection={selection} />
      {handlesAll && <BulkDelete selection={selection} refresh={messagesKey} undo={undo} run={deleteMessages} />}
    </>
  );
}

export default function ContactMessages() {
  const text = useTexts(inboxTexts);
  const language = useLanguage();
  const [list, changeList] = useAddressState(parseInbox);
  const seesDashboard = useMay("content.read");
  const inbox = useQuery(inboxQuery(list));
  const { search, state } = list;
  // While another list is loading, the data is still that of the previous one.
  const heldMessages = (state === "all" && inbox.data?.heldListVm) || [];
  return (
    <ListPage
      title={seesDashboard ? text.title : text.ownTitle}
      action={
        <>
          <ButtonLink to="/admin/contactuslist/board">
            <Icon of={Columns3} className="size-4" />
            {text.board}
          </ButtonLink>
          <DownloadLink href={exportUrl(search, state)}>{text.exportCsv}</DownloadLink>
        </>
      }
    >
      {!seesDashboard && <SecondFactorDue />}
      {inbox.data?.mailIsSetUp === false && (
        <p role="note" className="rounded-xl border border-edge bg-warn-soft px-4 py-3 text-sm text-warn">
          {text.noMail}
        </p>
      )}
      <HeldPanel count={inbox.data?.held ?? 0} messages={heldMessages} onShowAll={() => changeList({ state: "held" })} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ListSearch list={list} onChange={changeList} />
        <FilterRow value={state} onChange={(next) => changeList({ state: next })} names={text.filters} counts={inbox.data} />
      </div>
      <QueryStates query={inbox} pending={<TableSkeleton />}>
        {({ contactMessageListVm: rows, total, totalIsMinimum, unread }) => (
          <PagedTable
            caption={text.caption}
            page={{ rows, total, totalIsMinimum }}
            list={list}
            onChange={changeList}
            initialSort={newestFirst}
            isFiltered={state !== "all"}
            isBusy={inbox.isPlaceholderData}
            rowKey={(message) => message.contactMessageId}
            columns={inboxColumns(text)}
            bulk={{ recordOf: recordIn(language), actions: (selection) => <MessageActions selection={selection} /> }}
            note={unread === 0 ? text.nothingUnread : text.unread(unread)}
            empty={text.emptyList}
            nothingFound={text.nothingFound}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
