import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useDeferredValue } from "react";
import { buttonClass } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { TablePages } from "#app/admin-kit/table-pages.tsx";
import { AuditFilters } from "#app/features/audit/audit-filters.tsx";
import { AuditTable } from "#app/features/audit/audit-table.tsx";
import { toFilter } from "#app/features/audit/filter-address.ts";
import { auditEventsQuery, auditExportUrl, auditPageSize } from "#app/features/audit/queries.ts";
import { useAuditSearch } from "#app/features/audit/use-audit-search.ts";
import { staffQuery } from "#app/features/staff/queries.ts";

export default function Audit() {
  const [search, changeSearch] = useAuditSearch();
  const deferredSearch = useDeferredValue(search);
  const events = useQuery(auditEventsQuery(deferredSearch));
  const people = useQuery(staffQuery);
  const searches = Object.values(toFilter(deferredSearch)).some((value) => value !== "");
  return (
    <ListPage
      title="Activity log"
      action={
        <a href={auditExportUrl(deferredSearch)} download className={buttonClass("secondary")}>
          <Download aria-hidden className="size-4" />
          Export to CSV
        </a>
      }
    >
      <p className="max-w-prose text-sm text-fg-muted">
        Sign-ins, refusals, changes of accounts and settings, exports and erasures. Nobody can change this list.
      </p>
      <AuditFilters search={search} onChange={changeSearch} people={people.data ?? []} />
      <Loaded query={events} pending={<TableSkeleton />}>
        {({ auditListVm, total, totalIsMinimum }) => (
          <>
            <p role="status" className="text-sm text-fg-muted">
              {totalIsMinimum ? `more than ${total}` : total} {searches ? "found" : "in all"}
            </p>
            {auditListVm.length > 0 ? <AuditTable events={auditListVm} /> : <Empty searches={searches} />}
            <TablePages
              page={search.page}
              pages={Math.max(1, Math.ceil(total / auditPageSize))}
              onPage={(page) => changeSearch({ page })}
            />
          </>
        )}
      </Loaded>
    </ListPage>
  );
}

function Empty({ searches }: { searches: boolean }) {
  return (
    <p className="rounded-xl border border-dashed border-edge-strong bg-surface px-6 py-12 text-center text-sm text-fg-muted">
      {searches ? "Nothing like that has happened." : "Nothing has happened yet."}
    </p>
  );
}
