import { useQuery } from "@tanstack/react-query";
import { DownloadLink } from "#app/admin-kit/download-link.tsx";
import { EventTable } from "#app/admin-kit/event-table.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { SearchBox } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { TablePages } from "#app/admin-kit/table-pages.tsx";
import { type Change, useAddressState } from "#app/admin-kit/use-address-state.ts";
import { staffQuery } from "#app/features/accounts/queries.ts";
import { auditActionNames, sentenceOf } from "#app/features/history/audit/audit-actions.ts";
import { describeFacts } from "#app/features/history/audit/audit-facts.ts";
import { type AuditItem, auditEventsQuery, auditExportUrl, auditPageSize } from "#app/features/history/audit/queries.ts";
import { notSignedIn } from "#app/features/history/audit/schema.ts";
import { type AuditSearch, auditFilterOf, parseAuditSearch } from "#app/features/history/search-address.ts";
import { listTexts } from "#app/messages/admin/lists.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PeriodFields, PersonField } from "./filter-fields.tsx";
import { auditTexts } from "./texts/audit.ts";

export default function Audit() {
  const text = useTexts(auditTexts);
  const { count } = useTexts(listTexts);
  const [search, changeSearch] = useAddressState(parseAuditSearch);
  const events = useQuery(auditEventsQuery(search));
  const isSearched = Object.values(auditFilterOf(search)).some((value) => value !== "");
  return (
    <ListPage title={text.title} action={<DownloadLink href={auditExportUrl(search)}>{text.export}</DownloadLink>}>
      <p className="max-w-prose text-sm text-fg-muted">{text.intro}</p>
      <AuditFilters search={search} onChange={changeSearch} />
      <QueryStates query={events} pending={<TableSkeleton />}>
        {({ auditListVm, total, totalIsMinimum }) => (
          <>
            <p role="status" className="text-sm text-fg-muted">
              {count({ total, isMinimum: totalIsMinimum, isSearched })}
            </p>
            {auditListVm.length > 0 ? (
              <EventTable text={text} rows={auditListVm.map(rowOf)} />
            ) : (
              <EmptyList>{isSearched ? text.none : text.emptyList}</EmptyList>
            )}
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

function AuditFilters({ search, onChange }: { search: AuditSearch; onChange: Change<AuditSearch> }) {
  const text = useTexts(auditTexts);
  const { data: people } = useQuery(staffQuery);
  return (
    <search className="grid gap-3">
      <SearchBox value={search.text} onSearch={(text) => onChange({ text }, { replace: true })} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_1.5fr_auto_auto]">
        <div className="max-sm:col-span-2">
          <PersonField search={search} onChange={onChange} people={people}>
            <option value={notSignedIn}>{text.notSignedIn}</option>
          </PersonField>
        </div>
        <div className="max-sm:col-span-2">
          <SelectField name="action" label={text.what} value={search.action} onChange={(action) => onChange({ action })}>
            <option value="">{text.anything}</option>
            {auditActionNames.map((action) => (
              <option key={action} value={action}>
                {sentenceOf(action)}
              </option>
            ))}
          </SelectField>
        </div>
        <PeriodFields search={search} onChange={onChange} />
      </div>
    </search>
  );
}

function rowOf({ auditEventId: id, at, who, clientAddress, sentence, detail }: AuditItem) {
  const facts = describeFacts(detail);
  const what = (
    <>
      <p>{sentence}</p>
      {facts && <p className="text-fg-muted">{facts}</p>}
    </>
  );
  return { id, at, who, from: clientAddress ?? "", what };
}
