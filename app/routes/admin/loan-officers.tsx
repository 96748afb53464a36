import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDownUp, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { FirstStep } from "#app/admin-kit/first-step.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { ReorderList } from "#app/admin-kit/reorder-list.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import type { LoanOfficerRecord } from "#app/features/loan-officers/draft.ts";
import { deleteLoanOfficer, loanOfficersKey, loanOfficersQuery, moveLoanOfficer } from "#app/features/loan-officers/queries.ts";
import { useUndoDeletion } from "#app/features/revisions/use-restore.ts";
import { emptyListTexts } from "#app/messages/admin/empty-lists.ts";
import { useTexts } from "#app/messages/messages.ts";

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
      <p>{phoneNumber}</p>
      <p className="text-fg-muted">NMLS# {licenseNumber}</p>
    </>
  );
}

const columns: WholeColumn<LoanOfficerRecord>[] = [
  {
    header: "Name",
    namesRow: true,
    sortBy: "firstName",
    sortValue: nameOf,
    cell: (officer) => (
      <div className="flex items-center gap-3">
        <Thumbnail name={officer.image1} />
        <div className="min-w-0">
          <p className="font-semibold">{nameOf(officer)}</p>
          <p className="text-fg-muted">{officer.title}</p>
          <div className="text-fg-muted sm:hidden">
            <Contact officer={officer} />
          </div>
          {!officer.isActive && <Badge>Inactive</Badge>}
        </div>
      </div>
    ),
  },
  {
    header: "Contact",
    sortBy: "phoneNumber",
    className: "whitespace-nowrap max-sm:hidden",
    cell: (officer) => <Contact officer={officer} />,
  },
];

export default function LoanOfficers() {
  const emptyTexts = useTexts(emptyListTexts);
  const officers = useQuery(loanOfficersQuery);
  const client = useQueryClient();
  const [isReordering, setReordering] = useState(false);
  const undo = useUndoDeletion("loanofficer");
  return (
    <ListPage
      title="Loan Officers"
      action={
        <>
          <Button aria-pressed={isReordering} onClick={() => setReordering(!isReordering)}>
            <ArrowDownUp aria-hidden className="size-4" />
            Change order
          </Button>
          <ButtonLink look="primary" to="/admin/loanofficercms/add">
            <Plus aria-hidden className="size-4" />
            Add Officer
          </ButtonLink>
        </>
      }
    >
      <QueryStates query={officers} pending={<TableSkeleton />}>
        {(rows) =>
          isReordering ? (
            <ReorderList
              label="Loan officers in the order of the directory"
              items={rows.map((officer) => ({
                id: officer.loanOfficerId,
                name: nameOf(officer),
                detail: !officer.isActive && " (inactive)",
              }))}
              onMove={moveLoanOfficer}
              onSettled={() => client.invalidateQueries({ queryKey: loanOfficersKey })}
            />
          ) : (
            <DataTable
              caption="Loan officers"
              rows={rows}
              rowKey={(officer) => officer.loanOfficerId}
              searchParts={searchParts}
              columns={columns}
              empty={<FirstStep {...emptyTexts.officers} to="/admin/loanofficercms/add" />}
              actions={(officer) => (
                <>
                  <EditLink to={`/admin/loanofficercms/edit/${officer.loanOfficerId}`} what={nameOf(officer)} />
                  <ConfirmDelete
                    what={nameOf(officer)}
                    remove={() => deleteLoanOfficer(officer.loanOfficerId)}
                    undo={() => undo(officer.loanOfficerId)}
                    refresh={loanOfficersKey}
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
