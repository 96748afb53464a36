import { useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import type { RevisionItem } from "#app/features/history/revisions/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ChangeLine } from "./change-line.tsx";
import { type MakeDraft, MakeDraftButton } from "./make-draft-button.tsx";
import { PublicationLine } from "./publication-line.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { RevisionDifference } from "./revision-difference.tsx";
import { historyTexts } from "./texts/history.ts";
import { useRestore } from "./use-restore.ts";

type Props<V extends object> = {
  change: RevisionItem;
  isCurrent: boolean;
  draft: Draft<V>;
  labels: Labels<V>;
  formats: ValueFormats<V>;
  read: (state: never) => V;
  mayRestore: boolean;
  onMakeDraft?: MakeDraft | undefined;
};

export function RevisionEntry<V extends object>(props: Props<V>) {
  const { change, isCurrent, draft, labels, formats, read, mayRestore, onMakeDraft } = props;
  const text = useTexts(historyTexts);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const restore = useRestore((record) => {
    const restoredValues = read(record as never);
    draft.rebase(restoredValues, restoredValues);
    setAsking(false);
  });
  const when = text.version(change.version);
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{when}</Badge>
          <span>
            <ChangeLine change={change} />
            <PublicationLine change={change} />
          </span>
          {isCurrent && <Badge tone="good">{text.now}</Badge>}
        </p>
        <div className="flex flex-wrap gap-1">
          <Button look="quiet" aria-expanded={open} aria-label={text.whatChangedIn(when)} onClick={() => setOpen(!open)}>
            {text.whatChanged}
          </Button>
          {!isCurrent && mayRestore && onMakeDraft && (
            <MakeDraftButton revisionId={change.revisionId} what={when} onMakeDraft={onMakeDraft} />
          )}
          {!isCurrent && mayRestore && (
            <Button look="quiet" aria-label={text.restoreOf(when)} onClick={() => setAsking(true)}>
              {text.restore}
            </Button>
          )}
        </div>
      </div>
      {open && <RevisionDifference change={change} labels={labels} formats={formats} read={read} />}
      <RestoreDialog
        open={asking}
        onClose={() => setAsking(false)}
        what={when}
        dropsDraft={draft.dirty}
        isPending={restore.isPending}
        onRestore={() => restore.mutate(change.revisionId)}
      />
    </li>
  );
}
