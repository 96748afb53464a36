import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { showError, showSuccess, showWithAction } from "#app/admin-kit/toasts.ts";
import { When } from "#app/admin-kit/when.tsx";
import { ignoreMissed, type MissedItem, missedQuery, redirectCalls, redirectToPage } from "#app/features/addresses/queries.ts";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";
import { AddressTabs } from "./address-tabs.tsx";
import { type AddressTexts, addressTexts } from "./texts/addresses.ts";

const searchParts = ({ path, suggestion }: MissedItem) => [path, suggestion?.name];

function Suggestion({ item: { suggestion } }: { item: MissedItem }) {
  const text = useTexts(addressTexts);
  if (!suggestion) return <p className="text-fg-muted">{text.noSuggestion}</p>;
  return (
    <>
      <p className="[overflow-wrap:anywhere]">{suggestion.name}</p>
      <p className="text-fg-muted [overflow-wrap:anywhere]">{suggestion.path}</p>
    </>
  );
}

const missedColumns = (text: AddressTexts): WholeColumn<MissedItem>[] => [
  {
    header: text.address,
    namesRow: true,
    sortBy: "path",
    className: "max-md:w-full",
    cell: (item) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{item.path}</p>
        <div className="md:hidden">
          <p className="text-fg-muted">
            {text.misses}: {item.misses}
          </p>
          <Suggestion item={item} />
        </div>
      </>
    ),
  },
  { header: text.misses, sortBy: "misses", className: "max-md:hidden", cell: ({ misses }) => misses },
  {
    header: text.lastMissed,
    sortBy: "lastMissedAt",
    className: "max-lg:hidden",
    cell: ({ misses, lastMissedAt }) => (misses === 0 ? text.never : <When at={lastMissedAt} />),
  },
  { header: text.suggestion, className: "max-md:hidden", cell: (item) => <Suggestion item={item} /> },
];

export default function MissedAddresses() {
  const text = useTexts(addressTexts);
  const query = useQuery(missedQuery);
  const columns = useMemo(() => missedColumns(text), [text]);
  const mayWrite = useMay("content.write");
  return (
    <ListPage title={text.title}>
      <AddressTabs />
      <p className="max-w-prose text-sm text-fg-muted">{text.missedLead}</p>
      <QueryStates query={query} pending={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            caption={text.tabs.missed}
            rows={rows}
            rowKey={({ path }) => path}
            searchParts={searchParts}
            columns={columns}
            empty={text.emptyMissed}
            {...(mayWrite && { actions: (item: MissedItem) => <MissedActions item={item} /> })}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}

function MissedActions({ item: { path, suggestion } }: { item: MissedItem }) {
  const text = useTexts(addressTexts);
  const notices = useTexts(noticeTexts);
  const client = useQueryClient();
  const redirecting = useMutation({
    mutationFn: (page: number) => redirectToPage(path, page),
    onSuccess: async ({ redirectDto: { redirectId } }) => {
      await client.invalidateQueries({ queryKey: ["redirect"] });
      const undo = () =>
        redirectCalls
          .remove(redirectId)
          .then(() => client.invalidateQueries({ queryKey: ["redirect"] }))
          .catch((error: Error) => showError(error.message));
      showWithAction(text.redirected(path, suggestion?.path ?? ""), { label: notices.undo, onClick: () => void undo() });
    },
    onError: (error) => showError(error.message),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => ignoreMissed(path),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: missedQuery.queryKey });
      showSuccess(message);
    },
    onError: (error) => showError(error.message),
  });
  const query = new URLSearchParams({ path, ...(suggestion && { page: String(suggestion.id) }) });
  return (
    <>
      {suggestion && (
        <Button
          look="quiet"
          aria-label={text.redirectNowWhat(path, suggestion.path)}
          resting={redirecting.isPending}
          onClick={() => redirecting.mutate(suggestion.id)}
        >
          {text.redirectNow}
        </Button>
      )}
      <ButtonLink
        look="quiet"
        to={`/admin/addresses/add?${query}`}
        aria-label={suggestion ? text.redirectElsewhereWhat(path) : text.redirectWhat(path)}
      >
        {suggestion ? text.redirectElsewhere : text.redirect}
      </ButtonLink>
      <Button look="quiet" aria-label={text.ignoreWhat(path)} resting={isPending} onClick={() => mutate()}>
        {text.ignore}
      </Button>
    </>
  );
}
