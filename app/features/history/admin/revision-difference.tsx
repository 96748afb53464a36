import { useQuery } from "@tanstack/react-query";
import { fieldsOf, sameValue } from "#app/admin-kit/draft.ts";
import { FailureBox } from "#app/admin-kit/failure-box.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { ValueDifference } from "#app/admin-kit/value-difference.tsx";
import { formatValue, readableText, type ValueFormats } from "#app/admin-kit/value-format.ts";
import { type RevisionItem, revisionQuery } from "#app/features/history/revisions/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { historyTexts } from "./texts/history.ts";

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

type States<V extends object> = { before: V | undefined; after: V; labels: Labels<V>; formats: ValueFormats<V> };

function FieldChanges<V extends object>({ before, after, labels, formats }: States<V>) {
  const text = useTexts(historyTexts);
  const [then, now] = [fieldsOf(before ?? {}), fieldsOf(after)];
  const changedFields = Object.entries<string | undefined>(labels).filter(([field]) => {
    return before ? !sameValue(then[field], now[field]) : readableText(now[field]) !== "";
  });
  if (changedFields.length === 0) return <p className="text-sm text-fg-muted">{text.noField}</p>;
  return (
    <dl className="grid gap-3 rounded-xl bg-sunken p-3">
      {changedFields.map(([field, label]) => (
        <div key={field} className="grid gap-1">
          <dt className="text-xs font-semibold text-fg-muted">{label}</dt>
          <dd>
            <ValueDifference before={then[field]} after={now[field]} format={(value) => formatValue(formats, field, value)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
