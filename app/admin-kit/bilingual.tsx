import type { ReactNode } from "react";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";
import { spanishAnchor } from "./spanish-anchor.ts";
import type { SpanishMark } from "./use-draft.ts";

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
