import { useQuery } from "@tanstack/react-query";
import { DownloadLink } from "#app/admin-kit/download-link.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { TablePages } from "#app/admin-kit/table-pages.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { staffQuery } from "#app/features/accounts/queries.ts";
import { parseAddress, toFilter } from "#app/features/history/audit/filter-address.ts";
import { auditEventsQuery, auditExportUrl, auditPageSize } from "#app/features/history/audit/queries.ts";
import { listTexts } from "#app/messages/admin/lists.ts";
import { useTexts } from "#app/messages/messages.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";
import { auditTexts } from "./texts/audit.ts";

export default function Audit() {
  const text = useTexts(auditTexts);
  const { count } = useTexts(listTexts);
  const [search, changeSearch] = useAddressState(parseAddress);
  const events = useQuery(auditEventsQuery(search));
  const people = useQuery(staffQuery);
  const searches = Object.values(toFilter(search)).some((value) => value !== "");
  return (
    <ListPage title={text.title} action={<DownloadLink href={auditExportUrl(search)}>{text.export}</DownloadLink>}>
      <p className="max-w-prose text-sm text-fg-muted">{text.intro}</p>
      <AuditFilters search={search} onChange={changeSearch} people={people.data ?? []} />
      <QueryStates query={events} pending={<TableSkeleton />}>
        {({ auditListVm, total, totalIsMinimum }) => (
          <>
            <p role="status" className="text-sm text-fg-muted">
              {count({ total, isMinimum: totalIsMinimum, isSearched: searches })}
            </p>
            {auditListVm.length > 0 ? <AuditTable events={auditListVm} /> : <EmptyList>{searches ? text.none : text.emptyList}</EmptyList>}
            <TablePages
              page={search.page}
              pages={Math.max(1, Math.ceil(total / auditPageSize))}
              onPage={(page) => changeSearch({ page })}
            />
          </>
        )}
      </QueryStates>
    </ListPage>
  );
}
