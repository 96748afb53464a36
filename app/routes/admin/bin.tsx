import { useQuery } from "@tanstack/react-query";
import { Button } from "#app/admin-kit/button.tsx";
import { type Column, DataTable } from "#app/admin-kit/data-table.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { focusHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { ChangeLine } from "#app/features/revisions/change-line.tsx";
import { entityOf } from "#app/features/revisions/entities.ts";
import { binQuery, type RevisionItem } from "#app/features/revisions/queries.ts";
import { useRestore } from "#app/features/revisions/use-restore.ts";

const searchText = (item: RevisionItem) => [entityOf(item.entity).label, item.title, item.userName].join(" ");

const columns: Column<RevisionItem>[] = [
  {
    header: "Name",
    namesRow: true,
    cell: (item) => <span className="font-semibold">{item.title || `Id ${item.entityId}`}</span>,
    sortBy: (item) => item.title,
  },
  {
    header: "Kind",
    cell: (item) => entityOf(item.entity).label,
    sortBy: (item) => entityOf(item.entity).label,
    className: "max-sm:hidden",
  },
  {
    header: "Deleted",
    cell: (item) => <ChangeLine change={item} />,
    sortBy: (item) => item.createdAt,
    className: "text-fg-muted max-md:hidden",
  },
];

export default function Bin() {
  const bin = useQuery(binQuery);
  const restore = useRestore(focusHeading);
  const mayRestore = useMay("content.write");
  return (
    <ListPage title="Bin">
      <p className="max-w-prose text-sm text-fg-muted">Deleted records stay here and come back as they were, with their history.</p>
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
                <Button
                  look="quiet"
                  aria-label={`Restore ${item.title}`}
                  resting={restore.isPending}
                  onClick={() => restore.mutate(item.revisionId)}
                >
                  Restore
                </Button>
              )
            }
          />
        )}
      </Loaded>
    </ListPage>
  );
}
