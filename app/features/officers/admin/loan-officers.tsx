import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDownUp, Plus } from "lucide";
import { type ReactNode, useMemo, useState } from "react";
import { BulkAction, BulkDelete, BulkTakeDown } from "#app/admin-kit/bulk-actions.tsx";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { ReorderList } from "#app/admin-kit/reorder-list.tsx";
import type { Selection } from "#app/admin-kit/row-selection.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import { useListStates } from "#app/features/drafts/admin/use-list-states.tsx";
import { useUndoDeletion, useUndoDeletions } from "#app/features/history/admin/use-restore.ts";
import type { LoanOfficerRecord } from "#app/features/officers/draft.ts";
import { loanOfficerNoun } from "#app/features/officers/noun.ts";
import {
  changeLoanOfficers,
  loanOfficerCalls,
  loanOfficersKey,
  loanOfficersQuery,
  moveLoanOfficer,
} from "#app/features/officers/queries.ts";
import { bulkTexts } from "#app/messages/admin/bulk.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type OfficerListTexts, officerListTexts } from "./texts/officer-lists.ts";

const nameOf = (officer: LoanOfficerRecord) => `${officer.firstName} ${officer.lastName}`;
const searchParts = (officer: LoanOfficerRecord) => [
  nameOf(officer),
  officer.title,
  officer.phoneNumber,
  officer.email,
  officer.licenseNumber,
];

function Contact({ officer: { phoneNumber, licenseNumber } }: { officer: LoanOfficerRecord }) {
  return (
    <>
      <p className="whitespace-nowrap">{phoneNumber}</p>
      <p className="whitespace-nowrap text-fg-muted">NMLS# {licenseNumber}</p>
    </>
  );
}

const columnsIn = (text: OfficerListTexts, badges: (officer: LoanOfficerRecord) => ReactNode): WholeColumn<LoanOfficerRecord>[] => [
  {
    header: text.name,
    namesRow: true,
    sortBy: "firstName",
    sortValue: nameOf,
    cell: (officer) => (
      <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-start max-sm:gap-1">
        <Thumbnail name={officer.image1} />
        <div className="min-w-0">
          <p className="font-semibold">{nameOf(officer)}</p>
          <p className="text-fg-muted">{officer.title}</p>
          <div className="text-fg-muted sm:hidden">
            <Contact officer={officer} />
          </div>
          {badges(officer)}
        </div>
      </div>
    ),
  },
  {
    header: text.contact,
    sortBy: "phoneNumber",
    className: "whitespace-nowrap max-sm:hidden",
    cell: (officer) => <Contact officer={officer} />,
  },
];

const idOf = ({ loanOfficerId }: LoanOfficerRecord) => loanOfficerId;

const recordOf = (officer: LoanOfficerRecord) => ({ id: officer.loanOfficerId, version: officer.version, name: nameOf(officer) });

function OfficerActions({ selection }: { selection: Selection }) {
  const text = useTexts(bulkTexts);
  const undo = useUndoDeletions("loanofficer");
  const rest = { selection, refresh: loanOfficersKey };
  return (
    <>
      <BulkAction {...rest} run={(records) => changeLoanOfficers("activate", records)}>
        {text.activate}
      </BulkAction>
      <BulkTakeDown {...rest} used="loanofficer" run={(records) => changeLoanOfficers("deactivate", records)}>
        {text.deactivate}
      </BulkTakeDown>
      <BulkDelete {...rest} undo={undo} used="loanofficer" run={(records) => changeLoanOfficers("delete", records)} />
    </>
  );
}

export default function LoanOfficers() {
  const text = useTexts(officerListTexts);
  const { badges, filter, rowsAbove } = useListStates(loanOfficerNoun, idOf);
  const columns = useMemo(() => columnsIn(text, badges), [text, badges]);
  const mayWrite = useMay("content.write");
  const mayAdd = useMay("sensitive.write");
  const officers = useQuery(loanOfficersQuery);
  const client = useQueryClient();
  const [isReordering, setReordering] = useState(false);
  const undo = useUndoDeletion("loanofficer");
  return (
    <ListPage
      title={text.title}
      action={
        <>
          <Button aria-pressed={isReordering} onClick={() => setReordering(!isReordering)}>
            <Icon of={ArrowDownUp} className="size-4" />
            {text.changeOrder}
          </Button>
          {mayAdd && (
            <ButtonLink look="primary" to="/admin/loanofficercms/add">
              <Icon of={Plus} className="size-4" />
              {text.add}
            </ButtonLink>
          )}
        </>
      }
    >
      <QueryStates query={officers} pending={<TableSkeleton />}>
        {(rows) =>
          isReordering ? (
            <ReorderList
              label={text.orderLabel}
              items={rows.map((officer) => ({
                id: officer.loanOfficerId,
                name: nameOf(officer),
                detail: !officer.isActive && text.inactiveDetail,
              }))}
              onMove={moveLoanOfficer}
              onSettled={() => client.invalidateQueries({ queryKey: loanOfficersKey })}
            />
          ) : (
            <DataTable
              caption={text.caption}
              rows={rows}
              rowKey={(officer) => officer.loanOfficerId}
              searchParts={searchParts}
              columns={columns}
              empty={<EmptyState {...text.emptyList} to="/admin/loanofficercms/add" needs="sensitive.write" />}
              filter={filter}
              rowsAbove={rowsAbove}
              bulk={mayWrite && { recordOf, actions: (selection) => <OfficerActions selection={selection} /> }}
              actions={(officer) => (
                <>
                  <EditLink to={`/admin/loanofficercms/edit/${officer.loanOfficerId}`} what={nameOf(officer)} />
                  <ConfirmDelete
                    what={nameOf(officer)}
                    remove={() => loanOfficerCalls.remove(officer.loanOfficerId)}
                    undo={() => undo(officer.loanOfficerId)}
                    refresh={loanOfficersKey}
                    used={{ entity: "loanofficer", ids: [officer.loanOfficerId] }}
                  />
                </>
              )}
            />
          )
        }
      </QueryStates>
    </ListPage>
  );
}
