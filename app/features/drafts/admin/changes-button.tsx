import { FileDiff } from "lucide";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { SendPreview } from "#app/admin-kit/use-preview.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import type { RecordName } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ChangesDialog } from "./changes-dialog.tsx";
import { editorTexts } from "./texts/editor.ts";

type Props<V extends object> = {
  draft: Draft<V>;
  record?: RecordName | undefined;
  published: V;
  labels: Labels<V>;
  formats: ValueFormats<V>;
  preview: SendPreview<V> | undefined;
};

export function ChangesButton<V extends object>({ draft, record, published, labels, formats, preview }: Props<V>) {
  const text = useTexts(editorTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={FileDiff} className="size-4" />
        {text.whatChanged}
      </Button>
      {open && (
        <ChangesDialog
          record={record}
          before={published}
          after={draft.values}
          labels={labels}
          formats={formats}
          preview={preview}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
