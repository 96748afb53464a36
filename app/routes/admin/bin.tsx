import { useQuery } from "@tanstack/react-query";
import { Button } from "#app/admin-kit/button.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { focusHeading } from "#app/admin-kit/page-heading.tsx";
import { type Column, PagedTable } from "#app/admin-kit/paged-table.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { When } from "#app/admin-kit/when.tsx";
import { nounOf, nouns } from "#app/features/nouns.ts";
import { isWholeBin, parseBinList } from "#app/features/revisions/bin-list.ts";
import { ChangeLine } from "#app/features/revisions/change-line.tsx";
import { DeleteForGood, EmptyBin } from "#app/features/revisions/purge-actions.tsx";
import { type BinItem, binQuery } from "#app/features/revisions/queries.ts";
import { useRestore } from "#app/features/revisions/use-restore.ts";
import { emptyListTexts } from "#app/messages/admin/empty-lists.ts";
import { useTexts } from "#app/messages/messages.ts";

const columns: Column<BinItem>[] = [
  {
    header: "Name",
    namesRow: true,
    cell: (item) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{item.title || `Id ${item.entityId}`}</p>
        <p className="text-fg-muted lg:hidden">
          Restorable until <When at={item.restorableUntil} />
        </p>
      </>
    ),
  },
  {
    header: "Kind",
    cell: (item) => nounOf(item.entity).label.en,
    className: "max-sm:hidden",
  },
  {
    header: "Deleted",
    cell: (item) => <ChangeLine change={item} />,
    className: "text-fg-muted max-xl:hidden",
  },
  {
    header: "Restorable until",
    cell: (item) => <When at={item.restorableUntil} />,
    className: "text-fg-muted max-lg:hidden",
  },
];

export default function Bin() {
  const emptyTexts = useTexts(emptyListTexts);
  const [list, changeList] = useAddressState(parseBinList);
  const bin = useQuery(binQuery(list));
  const restore = useRestore(focusHeading);
  const mayRestore = useMay("content.write");
  const mayPurge = useMay("data.erase");
  const last = bin.data?.rows[0];
  const count = `${bin.data?.totalIsMinimum ? "more than " : ""}${bin.data?.total}`;
  return (
    <ListPage title="Trash" action={mayPurge && last && isWholeBin(list) && <EmptyBin upTo={last.revisionId} count={count} />}>
      <p className="max-w-prose text-sm text-fg-muted">
        Deleted records stay here and come back as they were, with their history and pictures. When their time is over they are deleted for
        good.
      </p>
      <search className="flex flex-wrap items-end justify-between gap-3">
        <ListSearch list={list} onChange={changeList} />
        <SelectField name="kind" label="Kind" value={list.kind} onChange={(kind) => changeList({ kind })}>
          <option value="">Any</option>
          {nouns.map(({ entity, label }) => (
            <option key={entity} value={entity}>
              {label.en}
            </option>
          ))}
        </SelectField>
      </search>
      <QueryStates query={bin} pending={<TableSkeleton />}>
        {(page) => (
          <PagedTable
            caption="Deleted records"
            page={page}
            list={list}
            onChange={changeList}
            isFiltered={list.kind !== ""}
            isBusy={bin.isPlaceholderData}
            rowKey={(item) => item.revisionId}
            columns={columns}
            empty={emptyTexts.bin}
            nothingFound="Nothing in the Trash matches."
            actions={(item) =>
              mayRestore && (
                <>
                  <Button
                    look="quiet"
                    aria-label={`Restore ${item.title}`}
                    resting={restore.isPending}
                    onClick={() => restore.mutate(item.revisionId)}
                  >
                    Restore
                  </Button>
                  {mayPurge && <DeleteForGood item={item} />}
                </>
              )
            }
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
