import { DayField } from "#app/admin-kit/fields/day-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { SearchBox } from "#app/admin-kit/search-box.tsx";
import type { Change } from "#app/admin-kit/use-address-state.ts";
import type { ChangeSearch } from "#app/features/history/revisions/change-list.ts";
import { nouns } from "#app/features/nouns.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { historyTexts } from "./texts/history.ts";

type Person = { userId: number; userName: string };
type Props = { search: ChangeSearch; onChange: Change<ChangeSearch>; people: Person[] };

/** Whose changes, of what and when. */
export function ChangeFilters({ search, onChange, people }: Props) {
  const { changes: text } = useTexts(historyTexts);
  const language = useLanguage();
  return (
    <search className="grid gap-3">
      <SearchBox value={search.search} onSearch={(text) => onChange({ search: text }, { replace: true })} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_1fr_auto_auto]">
        <SelectField name="person" label={text.person} value={search.person} onChange={(person) => onChange({ person })}>
          <option value="">{text.anyone}</option>
          {people.map(({ userId, userName }) => (
            <option key={userId} value={userId}>
              {userName}
            </option>
          ))}
        </SelectField>
        <SelectField name="kind" label={text.kind} value={search.kind} onChange={(kind) => onChange({ kind })}>
          <option value="">{text.any}</option>
          {nouns.map(({ entity, label }) => (
            <option key={entity} value={entity}>
              {label[language]}
            </option>
          ))}
        </SelectField>
        <DayField name="from" label={text.from} value={search.from} onChange={(from) => onChange({ from })} />
        <DayField name="to" label={text.to} value={search.to} onChange={(to) => onChange({ to })} />
      </div>
    </search>
  );
}
