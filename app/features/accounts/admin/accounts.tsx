import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useMemo } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { StaffRecord } from "#app/features/accounts/account-schema.ts";
import { profileQuery, staffQuery } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AccountActions } from "./account-actions.tsx";
import { SecondFactorRule } from "./second-factor-rule.tsx";
import { SignOutEveryone } from "./sign-out-everyone.tsx";
import { accountTexts } from "./texts/accounts.ts";

type AccountTexts = (typeof accountTexts)["en"];

const searchParts = (account: StaffRecord) => [account.userName, account.firstName, account.lastName, account.email, account.role];

function AccountStanding({ account: { role, twoFactorEnabled, suspendedAt } }: { account: StaffRecord }) {
  const text = useTexts(accountTexts);
  return (
    <div className="flex flex-wrap gap-1">
      <Badge>{text.roles[role]}</Badge>
      {twoFactorEnabled && <Badge tone="good">{text.secondFactor}</Badge>}
      {suspendedAt && <Badge tone="bad">{text.suspended}</Badge>}
    </div>
  );
}

const columnsIn = (text: AccountTexts): WholeColumn<StaffRecord>[] => [
  {
    header: text.name,
    namesRow: true,
    sortBy: "userName",
    cell: (account) => (
      <>
        <p className="font-semibold">{account.userName}</p>
        <p className="break-all text-fg-muted">{account.email}</p>
        <p className="text-fg-muted xl:hidden">
          {text.lastSeen}: {account.lastSeenAt ? <When at={account.lastSeenAt} /> : text.never}
        </p>
        <div className="mt-1 md:hidden">
          <AccountStanding account={account} />
        </div>
      </>
    ),
  },
  {
    header: text.role,
    sortBy: "role",
    className: "max-md:hidden",
    cell: (account) => <AccountStanding account={account} />,
  },
  {
    header: text.lastSeen,
    sortBy: "lastSeenAt",
    className: "text-fg-muted max-xl:hidden",
    cell: (account) => (account.lastSeenAt ? <When at={account.lastSeenAt} /> : text.never),
  },
];

export default function Accounts() {
  const accounts = useQuery(staffQuery);
  const { data: own } = useQuery(profileQuery);
  const text = useTexts(accountTexts);
  const columns = useMemo(() => columnsIn(text), [text]);
  return (
    <ListPage
      title={text.title}
      needs="accounts.manage"
      action={
        <div className="flex flex-wrap gap-2">
          <SignOutEveryone />
          <ButtonLink look="primary" to="/admin/accounts/add">
            <Icon of={Plus} className="size-4" />
            {text.add}
          </ButtonLink>
        </div>
      }
    >
      <SecondFactorRule />
      <QueryStates query={accounts} pending={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            caption={text.caption}
            rows={rows}
            rowKey={(account) => account.userId}
            searchParts={searchParts}
            columns={columns}
            empty={<EmptyState {...text.emptyList} to="/admin/accounts/add" needs="accounts.manage" />}
            actions={(account) => (
              <>
                <EditLink to={`/admin/accounts/edit/${account.userId}`} what={account.userName} />
                {account.userId === own?.userId ? (
                  <ButtonLink look="quiet" to="/admin/profile">
                    {text.yourProfile}
                  </ButtonLink>
                ) : (
                  <AccountActions account={account} />
                )}
              </>
            )}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
