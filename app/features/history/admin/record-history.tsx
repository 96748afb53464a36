import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { fieldsOf } from "#app/admin-kit/draft.ts";
import type { Labels } from "#app/admin-kit/labels.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { recordHistoryQuery } from "#app/features/history/revisions/queries.ts";
import type { EntityName } from "#app/features/nouns.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { MakeDraft } from "./make-draft-button.tsx";
import { RevisionEntry } from "./revision-entry.tsx";
import { historyTexts } from "./texts/history.ts";

type Props<V extends object> = {
  entity: EntityName;
  id: number;
  draft: Draft<V>;
  labels: Labels<V>;
  formats?: ValueFormats<V>;
  /** Turns a stored state into the form's values. */
  read: (state: never) => V;
  mayRestore?: boolean;
  /** Offered beside restoring, for records that can be drafted. */
  onMakeDraft?: MakeDraft | undefined;
};

/** Every change of a record, with what it changed and a way to restore it. */
export function RecordHistory<V extends object>(props: Props<V>) {
  const text = useTexts(historyTexts);
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The browser opens it without a script, and then no event comes once there is one.
  useEffect(() => setOpen(details.current?.open === true), []);
  return (
    <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)} className="rounded-2xl border border-edge bg-surface">
      <summary className="flex cursor-pointer items-center gap-2 px-4 py-3 text-sm font-semibold sm:px-6">
        <Icon of={History} className="size-4" />
        {text.history}
      </summary>
      {open && <Entries {...props} />}
    </details>
  );
}

function Entries<V extends object>(props: Props<V>) {
  const { entity, id, draft, labels, formats = {}, read, mayRestore = true, onMakeDraft } = props;
  const text = useTexts(historyTexts);
  const history = useInfiniteQuery(recordHistoryQuery(entity, id, fieldsOf(draft.base).version));
  return (
    <div className="border-t border-edge px-4 py-2 sm:px-6">
      <QueryStates query={history} pending={<Skeleton className="my-3 h-16" />}>
        {(changes) => (
          <ol className="divide-y divide-edge">
            {changes.map((change, index) => (
              <RevisionEntry
                key={change.revisionId}
                change={change}
                isCurrent={index === 0}
                draft={draft}
                labels={labels}
                formats={formats}
                read={read}
                mayRestore={mayRestore}
                onMakeDraft={onMakeDraft}
              />
            ))}
          </ol>
        )}
      </QueryStates>
      {history.hasNextPage && (
        <Button look="quiet" className="my-2" resting={history.isFetching} onClick={() => history.fetchNextPage()}>
          {text.older}
        </Button>
      )}
    </div>
  );
}
