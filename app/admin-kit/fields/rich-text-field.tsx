import { lazy, Suspense, useId, useState } from "react";
import { useHydrated } from "#app/admin-kit/hydrated.ts";
import { useIsReadOnly } from "#app/admin-kit/read-only.ts";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { fieldTexts } from "#app/messages/admin/fields.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type FieldProps, inputClass } from "./field.tsx";
import { describedBy, FieldNotes } from "./field-notes.tsx";

// Larger than the rest of the admin together, so only screens that show it load it.
const Editor = lazy(() => import("#app/admin-kit/rich-text/editor.tsx"));

export function RichTextField({ name, value, onChange, error, label, hint, lang }: FieldProps<string> & { lang?: "es" }) {
  const id = useId();
  const isReadOnly = useIsReadOnly();
  const text = useTexts(fieldTexts);
  const [asHtml, setAsHtml] = useState(false);
  // The editor needs a document.
  const inBrowser = useHydrated();
  const descriptionIds = describedBy(id, { hint, error });
  const shell = "overflow-hidden rounded-lg border border-edge-strong bg-surface focus-within:outline-3 focus-within:outline-accent";
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <label id={`${id}-label`} htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <button
          type="button"
          onClick={() => setAsHtml(!asHtml)}
          className="text-xs font-medium text-accent hover:underline disabled:text-fg-muted disabled:no-underline"
        >
          {asHtml ? text.editAsText : text.editAsHtml}
          <span className="sr-only"> ({label})</span>
        </button>
      </div>
      {asHtml ? (
        <textarea
          id={id}
          name={name}
          lang={lang}
          rows={6}
          value={value}
          aria-describedby={descriptionIds}
          aria-invalid={error ? true : undefined}
          spellCheck={false}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} font-mono`}
        />
      ) : (
        <div className={shell} data-invalid={error ? true : undefined}>
          {inBrowser ? (
            <Suspense fallback={<Skeleton className="m-3 h-44" />}>
              <Editor
                id={id}
                name={name}
                value={value}
                onChange={onChange}
                label={label}
                labelledBy={`${id}-label`}
                describedBy={descriptionIds}
                invalid={Boolean(error)}
                lang={lang}
              />
            </Suspense>
          ) : (
            <Skeleton className="m-3 h-44" />
          )}
        </div>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
