import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { TablePages } from "#app/admin-kit/table-pages.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { EndAllSessions } from "#app/features/accounts/admin/end-all-sessions.tsx";
import { staffQuery } from "#app/features/accounts/queries.ts";
import { incidentQuery, incidentReadsQuery, readsPageSize } from "#app/features/history/data-reads/queries.ts";
import { parseIncidentSearch } from "#app/features/history/search-address.ts";
import { useTexts } from "#app/messages/messages.ts";
import { AffectedCustomers } from "./affected-customers.tsx";
import { ExportFacts } from "./export-facts.tsx";
import { PeriodFields, PersonField } from "./filter-fields.tsx";
import { ReadTable } from "./read-table.tsx";
import { ReaderTable } from "./reader-table.tsx";
import { incidentTexts } from "./texts/incident.ts";

export default function Incident() {
  const text = useTexts(incidentTexts);
  const [search, changeSearch] = useAddressState(parseIncidentSearch);
  const summary = useQuery(incidentQuery(search));
  const reads = useQuery(incidentReadsQuery(search));
  const people = useQuery(staffQuery);
  return (
    <div className="grid gap-5">
      <PageHeading title={text.title} />
      <p className="max-w-prose text-sm text-fg-muted">{text.intro}</p>
      <Step title={text.signOut.title}>
        <p className="max-w-prose text-sm">
          {text.signOut.text}{" "}
          <Link to="/admin/accounts" className="font-medium text-accent underline">
            {text.signOut.accounts}
          </Link>
        </p>
        <EndAllSessions />
      </Step>
      <Step title={text.period}>
        <search className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_auto_auto]">
          <div className="max-lg:col-span-2">
            <PersonField search={search} onChange={changeSearch} people={people.data} any={text.everyone} />
          </div>
          <PeriodFields search={search} onChange={changeSearch} />
        </search>
      </Step>
      <QueryStates query={summary} pending={<TableSkeleton />}>
        {({ customers, readers }) => (
          <Step title={text.affected.title}>
            <AffectedCustomers count={customers} />
            <h3 className="text-base font-semibold">{text.readers.title}</h3>
            <ReaderTable readers={readers} />
          </Step>
        )}
      </QueryStates>
      <QueryStates query={reads} pending={<TableSkeleton />}>
        {({ readListVm, total }) =>
          readListVm.length > 0 && (
            <Step title={text.reads.title}>
              <ReadTable reads={readListVm} />
              <TablePages
                page={search.page}
                pages={Math.max(1, Math.ceil(total / readsPageSize))}
                onPage={(page) => changeSearch({ page })}
              />
            </Step>
          )
        }
      </QueryStates>
      <Step title={text.export.title}>
        <p className="max-w-prose text-sm">{text.export.text}</p>
        <ExportFacts search={search} />
      </Step>
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-5">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
