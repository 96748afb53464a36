import type { ComponentType, ReactNode } from "react";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";
import type { FieldProps } from "./fields/field.tsx";
import { spanishAnchor } from "./spanish-anchor.ts";
import type { Draft, SpanishMark } from "./use-draft.ts";

type Props = { english: ReactNode; spanish: ReactNode; mark: SpanishMark };

/** A field in both languages, side by side where there is room, with a badge where the Spanish is missing or stale. */
export function Bilingual({ english, spanish, mark }: Props) {
  const text = useTexts(formTexts);
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="min-w-0">{english}</div>
      <div id={spanishAnchor(mark.field)} tabIndex={-1} className="grid min-w-0 scroll-mt-24 content-start gap-2">
        {spanish}
        <p role="status" className="flex flex-wrap items-center gap-2 empty:hidden">
          {mark.state === "missing" && <Badge tone="warn">{text.spanishMissing}</Badge>}
          {mark.state === "stale" && <Badge tone="warn">{text.spanishStale}</Badge>}
          {mark.state === "stale" && (
            <Button look="quiet" onClick={mark.confirm}>
              {text.spanishCorrect}
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}

type Both<Field extends string> = Record<Field | `es.${Field}`, string>;

type FieldPairProps<Field extends string> = {
  of: ComponentType<FieldProps<string> & { lang?: "es"; rows?: number }>;
  field: Field;
  draft: Pick<Draft<Both<Field>>, "bind" | "spanish">;
  labels: Both<Field>;
  rows?: number;
  /** Shown below the English field. */
  hint?: string;
  /** The English is; its translation never is. */
  required?: boolean;
};

/** A text of the draft and its translation. */
export function BilingualField<Field extends string>({ of: Input, field, draft, labels, hint, required, ...size }: FieldPairProps<Field>) {
  const spanishField = `es.${field}` as const;
  return (
    <Bilingual
      mark={draft.spanish(field)}
      english={<Input label={labels[field]} hint={hint} required={required} {...size} {...draft.bind(field)} />}
      spanish={<Input label={labels[spanishField]} lang="es" {...size} {...draft.bind(spanishField)} />}
    />
  );
}
