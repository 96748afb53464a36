import { DayField } from "#app/admin-kit/fields/day-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { SearchBox } from "#app/admin-kit/search-box.tsx";
import type { Change } from "#app/admin-kit/use-address-state.ts";
import { auditActionNames, sentenceOf } from "#app/features/history/audit/audit-actions.ts";
import type { AuditSearch } from "#app/features/history/audit/filter-address.ts";
import { nobody } from "#app/features/history/audit/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { auditTexts } from "./texts/audit.ts";

type Person = { userId: number; userName: string };
type Props = { search: AuditSearch; onChange: Change<AuditSearch>; people: Person[] };

/** What of the list is shown. */
export function AuditFilters({ search, onChange, people }: Props) {
  const text = useTexts(auditTexts);
  return (
    <search className="grid gap-3">
      <SearchBox value={search.text} onSearch={(text) => onChange({ text }, { replace: true })} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_1.5fr_auto_auto]">
        <div className="max-sm:col-span-2">
          <SelectField name="person" label={text.person} value={search.person} onChange={(person) => onChange({ person })}>
            <option value="">{text.anyone}</option>
            {people.map(({ userId, userName }) => (
              <option key={userId} value={userId}>
                {userName}
              </option>
            ))}
            <option value={nobody}>{text.notSignedIn}</option>
          </SelectField>
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
        <DayField name="from" label={text.from} value={search.from} onChange={(from) => onChange({ from })} />
        <DayField name="to" label={text.to} value={search.to} onChange={(to) => onChange({ to })} />
      </div>
    </search>
  );
}
