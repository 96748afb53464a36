import { useId } from "react";
import { inputClass } from "#app/admin-kit/fields/field.tsx";
import { useIsReadOnly } from "#app/admin-kit/read-only.ts";
import type { FormHours } from "#app/features/settings/hours-draft.ts";
import { useTexts } from "#app/messages/messages.ts";
import { officeTexts } from "./texts/office.ts";

type Props = { name: string; day: string; hours: FormHours; onChange: (hours: FormHours) => void; isInvalid?: boolean };

/** Whether the office is open on a day, and from when until when. */
export function DayHoursInputs({ name, day, hours, onChange, isInvalid = false }: Props) {
  const text = useTexts(officeTexts);
  const id = useId();
  const isReadOnly = useIsReadOnly();
  const time = (part: "opens" | "closes", label: string) => (
    <input
      type="time"
      required
      readOnly={isReadOnly}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      name={`${name}.${part}`}
      value={hours[part]}
      onChange={(event) => onChange({ ...hours, [part]: event.target.value })}
      className={`${inputClass} min-h-10 min-w-0 !w-auto max-w-34 !px-2`}
    />
  );
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 max-sm:has-[:checked]:grid-cols-1">
      <label htmlFor={id} className="flex min-h-10 items-center gap-3 text-sm font-semibold">
        <input
          id={id}
          type="checkbox"
          name={`${name}.isOpen`}
          checked={hours.isOpen}
          disabled={isReadOnly}
          aria-label={`${day}: ${text.open}`}
          onChange={(event) => onChange({ ...hours, isOpen: event.target.checked })}
          className="size-5 flex-none accent-accent"
        />
        {day}
      </label>
      {hours.isOpen ? (
        <div className="flex items-center gap-2 text-sm text-fg-muted">
          {text.from}
          {time("opens", text.opens(day))}
          {text.until}
          {time("closes", text.closes(day))}
        </div>
      ) : (
        <p className="text-sm text-fg-muted">{text.closed}</p>
      )}
    </div>
  );
}
