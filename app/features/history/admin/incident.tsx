import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { EventTable } from "#app/admin-kit/event-table.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { TablePages } from "#app/admin-kit/table-pages.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { EndAllSessions } from "#app/features/accounts/admin/end-all-sessions.tsx";
import { staffQuery } from "#app/features/accounts/queries.ts";
import { incidentQuery, incidentReadsQuery, readsPageSize } from "#app/features/history/data-reads/queries.ts";
import type { ReadItem } from "#app/features/history/data-reads/schema.ts";
import { parseIncidentSearch } from "#app/features/history/search-address.ts";
import { contactMessageNoun } from "#app/features/leads/messages/noun.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ExportFacts } from "./export-facts.tsx";
import { PeriodFields, PersonField } from "./filter-fields.tsx";
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
              <EventTable text={text.reads} rows={readListVm.map((read) => rowOf(read, text.reads))} />
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

const safeguardsRule = "https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-314/section-314.4";

/** From this number of customers on, the FTC has to be notified within 30 days (16 CFR 314.4(j)). */
const ftcNoticeCustomers = 500;

function AffectedCustomers({ count }: { count: number }) {
  const { affected: text } = useTexts(incidentTexts);
  const needsNotice = count >= ftcNoticeCustomers;
  return (
    <>
      <p role="status" className="text-2xl font-semibold">
        {text.count(count)}
      </p>
      <p className="max-w-prose text-sm text-fg-muted">{text.note}</p>
      <p
        className={clsx("max-w-prose rounded-xl border border-edge px-4 py-3 text-sm", needsNotice ? "bg-bad-soft text-bad" : "bg-sunken")}
      >
        {needsNotice ? text.notice : text.below}{" "}
        <a href={safeguardsRule} target="_blank" rel="noopener noreferrer" className="font-semibold underline">
          {text.source}
        </a>
      </p>
    </>
  );
}

type ReadTexts = (typeof incidentTexts)["en"]["reads"];

function rowOf({ personalDataReadId: id, lastAt: at, who, clientAddress: from, ...read }: ReadItem, text: ReadTexts) {
  const { sentence, entity, recordCount, recordId, times } = read;
  const messagePath = recordId !== null && entity === contactMessageNoun.entity ? contactMessageNoun.editPath(recordId) : undefined;
  const what = (
    <>
      <p>{sentence}</p>
      <p className="text-fg-muted">
        {text.records(recordCount)}
        {times > 1 && `, ${text.times(times)}`}
        {messagePath && (
          <>
            {" · "}
            <Link to={messagePath} className="font-medium text-accent underline">
              {text.open}
              <span className="sr-only"> {recordId}</span>
            </Link>
          </>
        )}
      </p>
    </>
  );
  return { id, at, who, from, what };
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
