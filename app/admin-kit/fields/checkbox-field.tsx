import { useId } from "react";
import type { FieldProps } from "./field.tsx";

export function CheckboxField({ name, value, onChange, error, label, hint }: FieldProps<boolean>) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1">
      <label className="flex min-h-10 items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          name={name}
          checked={value}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 flex-none accent-accent"
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-fg-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
