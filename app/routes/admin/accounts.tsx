import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { FirstStep } from "#app/admin-kit/first-step.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { AccountActions } from "#app/features/staff/account-actions.tsx";
import type { StaffRecord } from "#app/features/staff/account-schema.ts";
import { roleNames } from "#app/features/staff/draft.ts";
import { staffQuery } from "#app/features/staff/queries.ts";
import { SecondFactorRule } from "#app/features/staff/second-factor-rule.tsx";
import { SignOutEveryone } from "#app/features/staff/sign-out-everyone.tsx";
import { emptyListTexts } from "#app/messages/admin/empty-lists.ts";
import { useTexts } from "#app/messages/messages.ts";

const searchParts = (account: StaffRecord) => [account.userName, account.firstName, account.lastName, account.email, account.role];

function AccountStanding({ account: { role, twoFactorEnabled, suspendedAt } }: { account: StaffRecord }) {
  return (
    <div className="flex flex-wrap gap-1">
      <Badge>{roleNames[role]}</Badge>
      {twoFactorEnabled && <Badge tone="good">Second factor</Badge>}
      {suspendedAt && <Badge tone="bad">Suspended</Badge>}
    </div>
  );
}

const columns: WholeColumn<StaffRecord>[] = [
  {
    header: "Name",
    namesRow: true,
    sortBy: "userName",
    cell: (account) => (
      <>
        <p className="font-semibold">{account.userName}</p>
        <p className="break-all text-fg-muted">{account.email}</p>
        <div className="mt-1 md:hidden">
          <AccountStanding account={account} />
        </div>
      </>
    ),
  },
  {
    header: "Role",
    sortBy: "role",
    className: "max-md:hidden",
    cell: (account) => <AccountStanding account={account} />,
  },
  {
    header: "Last seen",
    sortBy: "lastSeenAt",
    className: "text-fg-muted max-xl:hidden",
    cell: (account) => (account.lastSeenAt ? <When at={account.lastSeenAt} /> : "Never"),
  },
];

export default function Accounts() {
  const emptyTexts = useTexts(emptyListTexts);
  const accounts = useQuery(staffQuery);
  return (
    <ListPage
      title="Accounts"
      needs="accounts.manage"
      action={
        <div className="flex flex-wrap gap-2">
          <SignOutEveryone />
          <ButtonLink look="primary" to="/admin/accounts/add">
            <Plus aria-hidden className="size-4" />
            New Account
          </ButtonLink>
        </div>
      }
    >
      <SecondFactorRule />
      <QueryStates query={accounts} pending={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            caption="Staff accounts"
            rows={rows}
            rowKey={(account) => account.userId}
            searchParts={searchParts}
            columns={columns}
            empty={<FirstStep {...emptyTexts.accounts} to="/admin/accounts/add" needs="accounts.manage" />}
            actions={(account) => (
              <>
                <EditLink to={`/admin/accounts/edit/${account.userId}`} what={account.userName} />
                <AccountActions account={account} />
              </>
            )}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
