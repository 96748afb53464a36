import { type ReactNode, useId } from "react";
import { useIsReadOnly } from "#app/admin-kit/read-only.ts";
import { describedBy, FieldNotes } from "./field-notes.tsx";

export const inputClass =
  "w-full rounded-lg border border-edge-strong bg-surface px-3 py-2 text-sm text-fg placeholder:text-fg-muted hover:border-fg-muted aria-invalid:border-bad disabled:bg-sunken disabled:text-fg-muted [&[readonly]]:bg-sunken";

/** Its button is the browser's own. */
export const fileInputClass =
  "w-full text-sm text-fg-muted file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-lg file:border file:border-edge-strong file:bg-surface file:px-3 file:text-sm file:font-semibold file:text-fg hover:file:bg-canvas";

/** `draft.bind` provides the first four. */
export type FieldProps<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
  label: string;
  hint?: string;
  required?: boolean;
};

type Control = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required: boolean | undefined;
  readOnly: boolean;
};

type Props = { label: string; hint?: string; error?: string; required?: boolean; children: (control: Control) => ReactNode };

export function Field({ label, hint, error, required, children }: Props) {
  const id = useId();
  const readOnly = useIsReadOnly();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden className="text-bad">
            {" "}
            *
          </span>
        )}
      </label>
      {children({ id, "aria-describedby": describedBy(id, { hint, error }), "aria-invalid": error ? true : undefined, required, readOnly })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
