import { useQuery } from "@tanstack/react-query";
import { Plus, Upload } from "lucide";
import { useMemo } from "react";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { DataTable } from "#app/admin-kit/data-table.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { redirectNoun } from "#app/features/addresses/noun.ts";
import { deleteFormerAddress, redirectCalls, redirectsQuery } from "#app/features/addresses/queries.ts";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { addressColumns } from "./address-columns.tsx";
import { type AddressRow, addressRows } from "./address-rows.ts";
import { AddressTabs } from "./address-tabs.tsx";
import { addressTexts } from "./texts/addresses.ts";

const searchParts = ({ path, target, page }: AddressRow) => [path, target, page?.name, page?.path];

const isShownBy = ({ redirectId }: AddressRow, choice: string) =>
  choice === "all" || (choice === "redirects") === (redirectId !== undefined);

export default function Redirects() {
  const text = useTexts(addressTexts);
  const query = useQuery(redirectsQuery);
  const columns = useMemo(() => addressColumns(text), [text]);
  const filter = useMemo(() => ({ label: text.show, names: text.filters, matches: isShownBy }), [text]);
  return (
    <ListPage
      title={text.title}
      action={
        <>
          <ButtonLink to="/admin/addresses/import">
            <Icon of={Upload} className="size-4" />
            {text.importCsv}
          </ButtonLink>
          <ButtonLink look="primary" to="/admin/addresses/add">
            <Icon of={Plus} className="size-4" />
            {text.add}
          </ButtonLink>
        </>
      }
    >
      <AddressTabs />
      <QueryStates query={query} pending={<TableSkeleton />}>
        {({ redirectListVm, formerAddressListVm }) => (
          <DataTable
            caption={text.tabs.redirects}
            rows={addressRows(redirectListVm, formerAddressListVm)}
            rowKey={({ key }) => key}
            searchParts={searchParts}
            columns={columns}
            filter={filter}
            empty={<EmptyState {...text.emptyRedirects} to="/admin/addresses/add" />}
            actions={(row) => <RowActions row={row} />}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}

function RowActions({ row: { path, redirectId, formerAddressId } }: { row: AddressRow }) {
  const text = useTexts(addressTexts);
  const undo = useUndoDeletion("redirect");
  const mayWrite = useMay("content.write");
  if (redirectId !== undefined)
    return (
      <>
        <EditLink to={redirectNoun.editPath(redirectId)} what={path} />
        <ConfirmDelete
          what={path}
          remove={() => redirectCalls.remove(redirectId)}
          undo={() => undo(redirectId)}
          refresh={redirectCalls.listKey}
        />
      </>
    );
  if (formerAddressId === undefined || !mayWrite) return null;
  return (
    <ConfirmAction
      label={text.deleteFormer.label(path)}
      title={text.deleteFormer.title}
      text={text.deleteFormer.text(path)}
      confirm={text.deleteFormer.confirm}
      run={() => deleteFormerAddress(formerAddressId)}
      refresh={redirectCalls.listKey}
    >
      {text.delete}
    </ConfirmAction>
  );
}
