import type { ReactNode } from "react";
import { DayField } from "#app/admin-kit/fields/day-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { nouns } from "#app/features/nouns.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { historyTexts } from "./texts/history.ts";

type Person = { userId: number; userName: string };
type PersonProps = {
  search: { person: string };
  onChange: (changes: { person: string }) => void;
  people: Person[] | undefined;
  any?: string;
  children?: ReactNode;
};

export function PersonField({ search, onChange, people = [], any, children }: PersonProps) {
  const { changes: text } = useTexts(historyTexts);
  return (
    <SelectField name="person" label={text.person} value={search.person} onChange={(person) => onChange({ person })}>
      <option value="">{any ?? text.anyone}</option>
      {people.map(({ userId, userName }) => (
        <option key={userId} value={userId}>
          {userName}
        </option>
      ))}
      {children}
    </SelectField>
  );
}

export function KindField({ search, onChange }: { search: { kind: string }; onChange: (changes: { kind: string }) => void }) {
  const { changes: text } = useTexts(historyTexts);
  const language = useLanguage();
  return (
    <SelectField name="kind" label={text.kind} value={search.kind} onChange={(kind) => onChange({ kind })}>
      <option value="">{text.any}</option>
      {nouns.map(({ entity, label }) => (
        <option key={entity} value={entity}>
          {label[language]}
        </option>
      ))}
    </SelectField>
  );
}

type Period = { from: string; to: string };

export function PeriodFields({ search, onChange }: { search: Period; onChange: (changes: Partial<Period>) => void }) {
  const { changes: text } = useTexts(historyTexts);
  return (
    <>
      <DayField name="from" label={text.from} value={search.from} onChange={(from) => onChange({ from })} />
      <DayField name="to" label={text.to} value={search.to} onChange={(to) => onChange({ to })} />
    </>
  );
}
