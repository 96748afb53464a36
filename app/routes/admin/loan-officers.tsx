import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { type Column, DataTable } from "#app/admin-kit/data-table.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import type { LoanOfficerRecord } from "#app/features/loan-officers/draft.ts";
import { deleteLoanOfficer, loanOfficersKey, loanOfficersQuery } from "#app/features/loan-officers/queries.ts";

const nameOf = (officer: LoanOfficerRecord) => `${officer.firstName} ${officer.lastName}`;
const searchText = (officer: LoanOfficerRecord) =>
  [nameOf(officer), officer.title, officer.phoneNumber, officer.email, officer.licenseNumber].join(" ");

function Contact({ officer: { phoneNumber, licenseNumber } }: { officer: LoanOfficerRecord }) {
  return (
    <>
      <p>{phoneNumber}</p>
      <p className="text-fg-muted">NMLS# {licenseNumber}</p>
    </>
  );
}

const columns: Column<LoanOfficerRecord>[] = [
  {
    header: "Name",
    namesRow: true,
    sortBy: nameOf,
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
    sortBy: (officer) => officer.phoneNumber,
    className: "whitespace-nowrap max-sm:hidden",
    cell: (officer) => <Contact officer={officer} />,
  },
];

export default function LoanOfficers() {
  const officers = useQuery(loanOfficersQuery);
  return (
    <ListPage
      title="Loan Officers"
      action={
        <ButtonLink look="primary" to="/admin/loanofficercms/add">
          <Plus aria-hidden className="size-4" />
          Add Officer
        </ButtonLink>
      }
    >
      <Loaded query={officers} pending={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            caption="Loan officers"
            rows={rows}
            rowKey={(officer) => officer.loanOfficerId}
            searchText={searchText}
            columns={columns}
            empty="There is no loan officer yet."
            actions={(officer) => (
              <>
                <ButtonLink look="quiet" to={`/admin/loanofficercms/edit/${officer.loanOfficerId}`} aria-label={`Edit ${nameOf(officer)}`}>
                  Edit
                </ButtonLink>
                <ConfirmDelete what={nameOf(officer)} remove={() => deleteLoanOfficer(officer.loanOfficerId)} refresh={loanOfficersKey} />
              </>
            )}
          />
        )}
      </Loaded>
    </ListPage>
  );
}
