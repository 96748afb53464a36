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
import { snippet } from "#app/admin-kit/snippet.tsx";
import type { WebResourceRecord } from "#app/features/web-resources/draft.ts";
import { describeValue, findSetting, isSampleValue } from "#app/features/web-resources/find-setting.ts";
import { webResourcesQuery } from "#app/features/web-resources/queries.ts";
import { emptyListTexts } from "#app/messages/admin/empty-lists.ts";
import { useTexts } from "#app/messages/messages.ts";

const searchParts = (resource: WebResourceRecord) => [
  resource.context,
  findSetting(resource.context)?.label,
  resource.value,
  resource.translations?.es?.value,
];

const columns: WholeColumn<WebResourceRecord>[] = [
  {
    header: "Resource Id",
    cell: (resource) => resource.webResourceId,
    sortBy: "webResourceId",
    className: "w-32 max-md:hidden",
  },
  {
    header: "Context",
    namesRow: true,
    className: "sm:min-w-56",
    sortBy: "context",
    cell: (resource) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{resource.context.toUpperCase()}</p>
        <p className="text-fg-muted">{findSetting(resource.context)?.label}</p>
        <p className="mt-1 [overflow-wrap:anywhere] sm:hidden">{snippet(describeValue(resource.context, resource.value), 60)}</p>
      </>
    ),
  },
  {
    header: "Value",
    sortBy: "value",
    className: "max-sm:hidden",
    cell: (resource) => (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
        {snippet(describeValue(resource.context, resource.value))}
        {isSampleValue(resource.context, resource.value) && <Badge tone="warn">Sample, to be replaced</Badge>}
      </div>
    ),
  },
];

export default function Resources() {
  const emptyTexts = useTexts(emptyListTexts);
  const query = useQuery(webResourcesQuery);
  const categories = query.data?.categories ?? [];
  return (
    <ListPage
      title="Resources"
      needs="settings.write"
      action={
        <ButtonLink look="primary" to="/admin/resources/add" state={{ categories }}>
          <Plus aria-hidden className="size-4" />
          New Resource
        </ButtonLink>
      }
    >
      <QueryStates query={query} pending={<TableSkeleton />}>
        {({ resources }) => (
          <DataTable
            caption="Resources"
            rows={resources}
            rowKey={(resource) => resource.webResourceId}
            searchParts={searchParts}
            columns={columns}
            empty={<FirstStep {...emptyTexts.resources} to="/admin/resources/add" needs="settings.write" />}
            actions={(item) => (
              <EditLink
                to={`/admin/resource/edit?id=${item.webResourceId}`}
                state={{ categories, item }}
                what={item.context.toUpperCase()}
              />
            )}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
