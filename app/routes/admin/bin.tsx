import { useQuery } from "@tanstack/react-query";
import { Button } from "#app/admin-kit/button.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { focusHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { ChangeLine } from "#app/features/revisions/change-line.tsx";
import { entityOf } from "#app/features/revisions/entities.ts";
import { DeleteForGood, EmptyBin } from "#app/features/revisions/purge-actions.tsx";
import { type BinItem, binQuery } from "#app/features/revisions/queries.ts";
import { useRestore } from "#app/features/revisions/use-restore.ts";

const searched = (item: BinItem) => [entityOf(item.entity).label, item.title, item.userName];

const columns: WholeColumn<BinItem>[] = [
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
    sortBy: "title",
  },
  {
    header: "Kind",
    cell: (item) => entityOf(item.entity).label,
    sortBy: "entity",
    sortValue: (item) => entityOf(item.entity).label,
    className: "max-sm:hidden",
  },
  {
    header: "Deleted",
    cell: (item) => <ChangeLine change={item} />,
    sortBy: "createdAt",
    className: "text-fg-muted max-xl:hidden",
  },
  {
    header: "Restorable until",
    cell: (item) => <When at={item.restorableUntil} />,
    sortBy: "restorableUntil",
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
      <QueryStates query={bin} pending={<TableSkeleton />}>
        {(items) => (
          <DataTable
            caption="Deleted records"
            rows={items}
            rowKey={(item) => item.revisionId}
            searched={searched}
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
      </QueryStates>
    </ListPage>
  );
}
