import { useQuery } from "@tanstack/react-query";
import { Button } from "#app/admin-kit/button.tsx";
import { type Column, DataTable } from "#app/admin-kit/data-table.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { focusHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { nounOf } from "#app/features/nouns.ts";
import { ChangeLine } from "#app/features/revisions/change-line.tsx";
import { DeleteForGood, EmptyBin } from "#app/features/revisions/purge-actions.tsx";
import { type BinItem, binQuery } from "#app/features/revisions/queries.ts";
import { useRestore } from "#app/features/revisions/use-restore.ts";

const searchText = (item: BinItem) => [nounOf(item.entity).label.en, item.title, item.userName].join(" ");

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
    sortBy: (item) => item.title,
  },
  {
    header: "Kind",
    cell: (item) => nounOf(item.entity).label.en,
    sortBy: (item) => nounOf(item.entity).label.en,
    className: "max-sm:hidden",
  },
  {
    header: "Deleted",
    cell: (item) => <ChangeLine change={item} />,
    sortBy: (item) => item.createdAt,
    className: "text-fg-muted max-xl:hidden",
  },
  {
    header: "Restorable until",
    cell: (item) => <When at={item.restorableUntil} />,
    sortBy: (item) => item.restorableUntil,
    className: "text-fg-muted max-lg:hidden",
  },
];

export default function Bin() {
  const bin = useQuery(binQuery);
  const restore = useRestore(focusHeading);
  const mayRestore = useMay("content.write");
  const mayPurge = useMay("data.erase");
  return (
    <ListPage title="Bin" action={mayPurge && bin.data && bin.data.length > 0 && <EmptyBin items={bin.data} />}>
      <p className="max-w-prose text-sm text-fg-muted">
        Deleted records stay here and come back as they were, with their history and pictures. When their time is over they are deleted for
        good.
      </p>
      <Loaded query={bin} pending={<TableSkeleton />}>
        {(items) => (
          <DataTable
            caption="Deleted records"
            rows={items}
            rowKey={(item) => item.revisionId}
            searchText={searchText}
            columns={columns}
            empty="The bin is empty."
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
      </Loaded>
    </ListPage>
  );
}
