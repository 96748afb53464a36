import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { Badge } from "#app/admin-kit/badge.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { snippet } from "#app/admin-kit/snippet.tsx";
import { useListStates } from "#app/features/drafts/admin/use-list-states.tsx";
import type { WebResourceRecord } from "#app/features/settings/draft.ts";
import { describeValue, findSetting, isSampleValue } from "#app/features/settings/find-setting.ts";
import { webResourceNoun } from "#app/features/settings/noun.ts";
import { isOfficeKey } from "#app/features/settings/office-keys.ts";
import { webResourcesQuery } from "#app/features/settings/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Language } from "#lib/translations.ts";
import { resourceTexts } from "./texts/resources.ts";

const searchParts = (resource: WebResourceRecord) => {
  const { label, about } = findSetting(resource.context) ?? {};
  return [resource.context, label?.en, label?.es, about?.en, about?.es, resource.value, resource.translations?.es?.value];
};

const idOf = ({ webResourceId }: WebResourceRecord) => webResourceId;

function columnsIn(language: Language, badges: (resource: WebResourceRecord) => ReactNode): WholeColumn<WebResourceRecord>[] {
  const text = resourceTexts[language];
  return [
    {
      header: text.columns.id,
      cell: (resource) => resource.webResourceId,
      sortBy: "webResourceId",
      className: "w-32 max-md:hidden",
    },
    {
      header: text.columns.context,
      namesRow: true,
      className: "sm:min-w-56",
      sortBy: "context",
      cell: (resource) => {
        const { context, value } = resource;
        const setting = findSetting(context);
        return (
          <>
            <p className="font-semibold [overflow-wrap:anywhere]">{context.toUpperCase()}</p>
            <p className="text-fg-muted">{setting?.label[language]}</p>
            {setting && <p className="mt-1 max-w-prose text-xs text-fg-muted">{setting.about[language]}</p>}
            {isOfficeKey(context) && (
              <Link to="/admin/office" className="text-xs font-medium text-accent hover:underline">
                {text.inOffice}
              </Link>
            )}
            <p className="mt-1 [overflow-wrap:anywhere] sm:hidden">{snippet(describeValue(context, value, language), 60)}</p>
            {badges(resource)}
          </>
        );
      },
    },
    {
      header: text.columns.value,
      sortBy: "value",
      className: "max-sm:hidden",
      cell: ({ context, value, version }) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
          {snippet(describeValue(context, value, language))}
          {isSampleValue(context, value, version) && <Badge tone="warn">{text.sample}</Badge>}
        </div>
      ),
    },
  ];
}

export default function Resources() {
  const text = useTexts(resourceTexts);
  const language = useLanguage();
  const query = useQuery(webResourcesQuery);
  const { badges, filter, rowsAbove } = useListStates(webResourceNoun, idOf);
  const columns = useMemo(() => columnsIn(language, badges), [language, badges]);
  const categories = query.data?.categories ?? [];
  return (
    <ListPage
      title={text.title}
      needs="settings.write"
      action={
        <ButtonLink look="primary" to="/admin/resources/add" state={{ categories }}>
          <Icon of={Plus} className="size-4" />
          {text.add}
        </ButtonLink>
      }
    >
      <QueryStates query={query} pending={<TableSkeleton />}>
        {({ resources }) => (
          <DataTable
            caption={text.title}
            rows={resources}
            rowKey={(resource) => resource.webResourceId}
            searchParts={searchParts}
            columns={columns}
            filter={filter}
            rowsAbove={rowsAbove}
            empty={<EmptyState {...text.emptyList} to="/admin/resources/add" needs="settings.write" />}
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
