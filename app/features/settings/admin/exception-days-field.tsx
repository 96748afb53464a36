import { Plus, X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { FieldNotes } from "#app/admin-kit/fields/field-notes.tsx";
import { DateField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { type ExceptionDay, emptyExceptionDay } from "#app/features/settings/hours-draft.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { officeDay } from "#lib/dates.ts";
import { DayHoursInputs } from "./day-hours-inputs.tsx";
import { officeTexts } from "./texts/office.ts";

type Props = { name: string; value: ExceptionDay[]; onChange: (days: ExceptionDay[]) => void; error?: string };

/** Days on which the office is closed or keeps other hours, a row each. */
export function ExceptionDaysField({ name, value, onChange, error }: Props) {
  const text = useTexts(officeTexts);
  const rows = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<number>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const today = officeDay(new Date());
  const pastDays = value.filter(({ day }) => day !== "" && day < today).length;

  // The focus goes to an added row; after a removal to the next row, or to the button if none is left.
  useEffect(() => {
    if (focusNext.current === undefined) return;
    const row = rows.current?.children[Math.min(focusNext.current, value.length - 1)];
    (row?.querySelector<HTMLElement>("input") ?? addButton.current)?.focus();
    focusNext.current = undefined;
  }, [value]);

  const change = (index: number, part: Partial<ExceptionDay>) =>
    onChange(value.map((exception, at) => (at === index ? { ...exception, ...part } : exception)));

  function add() {
    focusNext.current = value.length;
    setIsOpen(true);
    onChange([...value, emptyExceptionDay()]);
  }

  function remove(index: number) {
    focusNext.current = index;
    onChange(value.toSpliced(index, 1));
  }

  return (
    <>
      <p className="text-sm text-fg-muted">{value.length === 0 ? text.noDays : text.exceptionsLead}</p>
      <details
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        className={value.length === 0 ? "hidden" : "grid gap-3"}
      >
        <summary className="flex min-h-10 cursor-pointer items-center text-sm font-semibold text-accent hover:underline">
          {text.showDays(value.length)}
        </summary>
        <ul ref={rows} className="grid gap-3 empty:hidden">
          {value.map((exception, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name while its day is being typed.
            <li key={index}>
              <fieldset className="grid min-w-0 gap-3 rounded-xl border border-edge p-3 sm:p-4">
                <legend className="sr-only">{text.exception(exception.name || exception.day)}</legend>
                <div className="grid gap-3 sm:grid-cols-3">
                  <DateField
                    label={text.day}
                    required
                    name={`${name}.${index}.day`}
                    value={exception.day}
                    onChange={(day) => change(index, { day })}
                  />
                  <TextField
                    label={text.dayName}
                    name={`${name}.${index}.name`}
                    value={exception.name}
                    onChange={(dayName) => change(index, { name: dayName })}
                  />
                  <TextField
                    label={text.dayNameEs}
                    lang="es"
                    name={`${name}.${index}.nameEs`}
                    value={exception.nameEs}
                    onChange={(nameEs) => change(index, { nameEs })}
                  />
                </div>
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <DayHoursInputs
                    name={`${name}.${index}`}
                    day={text.open}
                    hours={exception}
                    onChange={(hours) => change(index, hours)}
                    isInvalid={error !== undefined}
                  />
                  <Button look="quietDanger" aria-label={text.removeDay(exception.name || exception.day)} onClick={() => remove(index)}>
                    <Icon of={X} className="size-4" />
                    {text.remove}
                  </Button>
                </div>
              </fieldset>
            </li>
          ))}
        </ul>
      </details>
      <FieldNotes id={name} error={error} />
      <div className="flex flex-wrap gap-2">
        <Button ref={addButton} onClick={add}>
          <Icon of={Plus} className="size-4" />
          {text.addDay}
        </Button>
        {pastDays > 0 && (
          <Button look="quiet" onClick={() => onChange(value.filter(({ day }) => day === "" || day >= today))}>
            {text.pastDays(pastDays)}
          </Button>
        )}
      </div>
    </>
  );
}
