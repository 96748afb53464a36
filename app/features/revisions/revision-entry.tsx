import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { FailureBox } from "#app/admin-kit/failure-box.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import { Popup } from "#app/admin-kit/popup.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { ChangeLine } from "./change-line.tsx";
import { FieldChanges } from "./field-changes.tsx";
import { type RevisionItem, revisionQuery } from "./queries.ts";
import { useRestore } from "./use-restore.ts";

type Props<V extends object> = {
  change: RevisionItem;
  /** The change before this one, if there was one. */
  former: RevisionItem | undefined;
  isCurrent: boolean;
  /** The form of the record: it becomes what is restored. */
  draft: Draft<V>;
  labels: Labels<V>;
  formats: ValueFormats<V>;
  read: (state: never) => V;
  mayRestore: boolean;
};

export function RevisionEntry<V extends object>({ change, former, isCurrent, draft, labels, formats, read, mayRestore }: Props<V>) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const restore = useRestore((record) => {
    const restoredValues = read(record as never);
    draft.rebase(restoredValues, restoredValues);
    setAsking(false);
  });
  const when = `version ${change.version}`;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{when}</Badge>
          <span>
            <ChangeLine change={change} />
          </span>
          {isCurrent && <Badge tone="good">Now</Badge>}
        </p>
        <div className="flex gap-1">
          <Button look="quiet" aria-expanded={open} aria-label={`What changed in ${when}`} onClick={() => setOpen(!open)}>
            What changed
          </Button>
          {!isCurrent && mayRestore && (
            <Button look="quiet" aria-label={`Restore ${when}`} onClick={() => setAsking(true)}>
              Restore
            </Button>
          )}
        </div>
      </div>
      {open && <Changes id={change.revisionId} formerId={former?.revisionId} labels={labels} formats={formats} read={read} />}
      <Popup
        open={asking}
        onClose={() => setAsking(false)}
        title={`Restore ${when}?`}
        text={
          <>
            The record becomes what it was then. What it is now stays in its history, so that this can be undone as well.
            {draft.dirty && (
              <strong className="mt-2 block text-bad">You have changes on this page that are not saved. Restoring drops them.</strong>
            )}
          </>
        }
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button look="primary" resting={restore.isPending} onClick={() => restore.mutate(change.revisionId)}>
              {draft.dirty ? "Restore and drop my changes" : "Restore"}
            </Button>
          </>
        }
      />
    </li>
  );
}

type ChangesProps<V extends object> = {
  id: number;
  formerId: number | undefined;
  labels: Labels<V>;
  formats: ValueFormats<V>;
  read: (state: never) => V;
};

function Changes<V extends object>({ id, formerId, labels, formats, read }: ChangesProps<V>) {
  const after = useQuery(revisionQuery(id));
  const before = useQuery({ ...revisionQuery(formerId ?? 0), enabled: formerId !== undefined });
  const failure = after.error ?? before.error;
  if (failure) return <FailureBox message={failure.message} />;
  if (!after.data || (formerId !== undefined && !before.data)) return <Skeleton className="h-16" />;
  return (
    <FieldChanges
      before={before.data && read(before.data.state as never)}
      after={read(after.data.state as never)}
      labels={labels}
      formats={formats}
    />
  );
}
