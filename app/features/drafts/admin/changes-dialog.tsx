import { X } from "lucide";
import { Dialog } from "radix-ui";
import { useRef, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { fieldsOf, sameValue } from "#app/admin-kit/draft.ts";
import type { Labels } from "#app/admin-kit/labels.ts";
import type { SendPreview } from "#app/admin-kit/use-preview.ts";
import { ValueDifference } from "#app/admin-kit/value-difference.tsx";
import { formatValue, type ValueFormats } from "#app/admin-kit/value-format.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageComparison } from "./page-comparison.tsx";
import { editorTexts } from "./texts/editor.ts";

type Props<V extends object> = {
  before: V;
  after: V;
  labels: Labels<V>;
  formats: ValueFormats<V>;
  preview: SendPreview<V> | undefined;
  onClose: () => void;
};

type View = "words" | "page";

/** What the draft changes: word by word in each field, and on the page. */
export function ChangesDialog<V extends object>({ before, after, labels, formats, preview, onClose }: Props<V>) {
  const text = useTexts(editorTexts);
  const [view, setView] = useState<View>("words");
  // Radix returns the focus to its own trigger; here a button outside opened the dialog.
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="admin fixed inset-2 z-50 flex flex-col overflow-hidden rounded-2xl border border-edge bg-surface text-fg shadow-xl sm:inset-4"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-edge px-4 py-3 pr-14">
            <Dialog.Title className="text-lg font-semibold">{text.whatChanged}</Dialog.Title>
            {preview && (
              <fieldset className="m-0 flex gap-1 border-0 p-0">
                <legend className="sr-only">{text.view}</legend>
                {(["words", "page"] as const).map((name) => (
                  <Button
                    key={name}
                    look={name === view ? "primary" : "secondary"}
                    aria-pressed={name === view}
                    onClick={() => setView(name)}
                  >
                    {text[name]}
                  </Button>
                ))}
              </fieldset>
            )}
            <Dialog.Close asChild>
              <Button look="quiet" aria-label={text.close} className="absolute top-2 right-2 px-2">
                <Icon of={X} className="size-5" />
              </Button>
            </Dialog.Close>
          </div>
          {view === "page" && preview ? (
            <PageComparison values={after} preview={preview} onClose={onClose} />
          ) : (
            <FieldList before={before} after={after} labels={labels} formats={formats} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FieldListProps<V extends object> = Pick<Props<V>, "before" | "after" | "labels" | "formats">;

function FieldList<V extends object>({ before, after, labels, formats }: FieldListProps<V>) {
  const text = useTexts(editorTexts);
  const [former, next] = [fieldsOf(before), fieldsOf(after)];
  const changed = Object.entries<string | undefined>(labels).filter(([field]) => !sameValue(former[field], next[field]));
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
