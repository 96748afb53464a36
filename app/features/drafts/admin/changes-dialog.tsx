import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { fieldsOf, sameValue } from "#app/admin-kit/draft.ts";
import { FullDialog } from "#app/admin-kit/full-dialog.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import type { SendPreview } from "#app/admin-kit/use-preview.ts";
import { ValueDifference } from "#app/admin-kit/value-difference.tsx";
import { formatValue, readableText, type ValueFormats } from "#app/admin-kit/value-format.ts";
import type { RecordName } from "#app/features/drafts/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { PageComparison } from "./page-comparison.tsx";
import { editorTexts } from "./texts/editor.ts";

type Props<V extends object> = {
  record?: RecordName | undefined;
  before: V;
  after: V;
  labels: Labels<V>;
  formats: ValueFormats<V>;
  preview: SendPreview<V> | undefined;
  onClose: () => void;
};

type View = "words" | "page";

/** What the draft changes: word by word in each field, and on the page. */
export function ChangesDialog<V extends object>({ record, before, after, labels, formats, preview, onClose }: Props<V>) {
  const text = useTexts(editorTexts);
  const [view, setView] = useState<View>("words");
  const ownLanguage = useLanguage();
  const changed = changedFields(before, after, labels);
  return (
    <FullDialog
      title={text.whatChanged}
      close={text.close}
      onClose={onClose}
      controls={
        preview && (
          <fieldset className="m-0 flex gap-1 border-0 p-0">
            <legend className="sr-only">{text.view}</legend>
            {(["words", "page"] as const).map((name) => (
              <Button key={name} look={name === view ? "primary" : "secondary"} aria-pressed={name === view} onClick={() => setView(name)}>
                {text[name]}
              </Button>
            ))}
          </fieldset>
        )
      }
    >
      {view === "page" && preview ? (
        <PageComparison
          record={record}
          values={after}
          preview={preview}
          startsIn={languageOf(changed, labels) ?? ownLanguage}
          onClose={onClose}
        />
      ) : (
        <FieldList before={before} after={after} labels={labels} formats={formats} />
      )}
    </FullDialog>
  );
}

/** The fields that differ, in the order of the form. No settings and none yet look the same to people. */
export function changedFields<V extends object>(before: V, after: V, labels: Labels<V>): string[] {
  const [former, next] = [fieldsOf(before), fieldsOf(after)];
  const isEmpty = (field: string) => readableText(former[field]) === "" && readableText(next[field]) === "";
  return Object.keys(labels).filter((field) => !sameValue(former[field], next[field]) && !isEmpty(field));
}

/** The language that alone was changed; none if both were, or only what they share. */
export function languageOf(changed: readonly string[], labels: object): Language | undefined {
  const isSpanish = (field: string) => field.startsWith("es.");
  const isEnglish = (field: string) => `es.${field}` in labels;
  if (!changed.some(isEnglish)) return changed.some(isSpanish) ? "es" : undefined;
  return changed.some(isSpanish) ? undefined : "en";
}

type FieldListProps<V extends object> = Pick<Props<V>, "before" | "after" | "labels" | "formats">;

function FieldList<V extends object>({ before, after, labels, formats }: FieldListProps<V>) {
  const text = useTexts(editorTexts);
  const [former, next] = [fieldsOf(before), fieldsOf(after)];
  const labelOf: Record<string, string | undefined> = labels;
  const changed = changedFields(before, after, labels).map((field) => [field, labelOf[field]] as const);
  return (
    <ul className="grid content-start gap-4 overflow-y-auto p-4">
      {changed.map(([field, label]) => (
        <li key={field} className="grid gap-2 rounded-xl border border-edge p-4">
          <h3 className="text-sm font-semibold">{label}</h3>
          <ValueDifference before={former[field]} after={next[field]} format={(value) => formatValue(formats, field, value)} isWhole />
        </li>
      ))}
      {changed.length === 0 && <li className="text-sm text-fg-muted">{text.same}</li>}
    </ul>
  );
}
