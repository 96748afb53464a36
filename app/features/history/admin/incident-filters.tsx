import { DayField } from "#app/admin-kit/fields/day-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import type { Change } from "#app/admin-kit/use-address-state.ts";
import type { IncidentSearch } from "#app/features/history/data-reads/incident-address.ts";
import { useTexts } from "#app/messages/messages.ts";
import { incidentTexts } from "./texts/incident.ts";

type Props = { search: IncidentSearch; onChange: Change<IncidentSearch>; people: Array<{ userId: number; userName: string }> };

export function IncidentFilters({ search, onChange, people }: Props) {
  const text = useTexts(incidentTexts);
  return (
    <search className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_auto_auto]">
      <div className="max-lg:col-span-2">
        <SelectField name="person" label={text.person} value={search.person} onChange={(person) => onChange({ person })}>
          <option value="">{text.everyone}</option>
          {people.map(({ userId, userName }) => (
            <option key={userId} value={userId}>
              {userName}
            </option>
          ))}
        </SelectField>
      </div>
      <DayField name="from" label={text.from} value={search.from} onChange={(from) => onChange({ from })} />
      <DayField name="to" label={text.to} value={search.to} onChange={(to) => onChange({ to })} />
    </search>
  );
}
