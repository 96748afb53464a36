import { fieldsOf, sameValue } from "#app/admin-kit/draft.ts";
import type { Labels } from "#app/admin-kit/labels.ts";
import { ValueDifference } from "#app/admin-kit/value-difference.tsx";
import { formatValue, readableText, type ValueFormats } from "#app/admin-kit/value-format.ts";
import { useTexts } from "#app/messages/messages.ts";
import { historyTexts } from "./texts/history.ts";

type Props<V extends object> = { before: V | undefined; after: V; labels: Labels<V>; formats: ValueFormats<V> };

export function FieldChanges<V extends object>({ before, after, labels, formats }: Props<V>) {
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
