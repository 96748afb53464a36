import { useId } from "react";
import { useIsReadOnly } from "#app/admin-kit/read-only.ts";
import type { FieldProps } from "./field.tsx";
import { describedBy, FieldNotes } from "./field-notes.tsx";

export function CheckboxField({ name, value, onChange, error, label, hint }: FieldProps<boolean>) {
  const id = useId();
  const isReadOnly = useIsReadOnly();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-10 items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          name={name}
          checked={value}
          disabled={isReadOnly}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 flex-none accent-accent"
        />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
