import { useQuery } from "@tanstack/react-query";
import { FailureBox } from "#app/admin-kit/failure-box.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { type RevisionItem, revisionQuery } from "#app/features/history/revisions/queries.ts";
import { FieldChanges } from "./field-changes.tsx";

type Props<V extends object> = {
  change: Pick<RevisionItem, "revisionId" | "formerRevisionId">;
  labels: Labels<V>;
  formats: ValueFormats<V>;
  /** Turns a stored state into the form's values. */
  read: (state: never) => V;
};

export function RevisionDifference<V extends object>({ change: { revisionId, formerRevisionId }, labels, formats, read }: Props<V>) {
  const hasFormer = formerRevisionId !== null;
  const after = useQuery(revisionQuery(revisionId));
  const before = useQuery({ ...revisionQuery(formerRevisionId ?? 0), enabled: hasFormer });
  const failure = after.error ?? before.error;
  if (failure) return <FailureBox message={failure.message} />;
  if (!after.data || (hasFormer && !before.data)) return <Skeleton className="h-16" />;
  return (
    <FieldChanges
      before={before.data && read(before.data.state as never)}
      after={read(after.data.state as never)}
      labels={labels}
      formats={formats}
    />
  );
}
