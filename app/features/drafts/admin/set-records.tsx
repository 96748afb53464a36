import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { addToSet, type DraftSetDto, removeFromSet } from "#app/features/drafts/sets-queries.ts";
import { nounOf } from "#app/features/nouns.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { setTexts } from "./texts/sets.ts";
import { useSetChange } from "./use-set-change.ts";

type SetRecord = DraftSetDto["records"][number];
type PublishedRecord = DraftSetDto["publishedRecords"][number];

const listClass = "divide-y divide-edge rounded-2xl border border-edge bg-surface px-4 sm:px-6";

/** What goes live with the set, and what is missing. */
export function SetRecords({ set, mayWrite }: { set: DraftSetDto; mayWrite: boolean }) {
  const text = useTexts(setTexts);
  if (set.records.length === 0) return <EmptyList>{text.emptySet}</EmptyList>;
  return (
    <ul className={listClass}>
      {set.records.map((record) => (
        <RecordEntry key={`${record.entity}:${record.id}`} setId={set.setId} record={record} mayWrite={mayWrite} />
      ))}
    </ul>
  );
}

function RecordEntry({ setId, record, mayWrite }: { setId: number; record: SetRecord; mayWrite: boolean }) {
  const text = useTexts(setTexts);
  const { entity, id, title, parts, otherParts } = record;
  const remove = useSetChange(() => removeFromSet({ entity, id, parts: parts.map(({ part }) => part) }));
  const addOthers = useSetChange(() => addToSet(setId, { entity, id, parts: otherParts }));
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="grid min-w-0 gap-1">
        <RecordTitle record={record} isGone={record.isDeleted} />
        <ul className="text-fg-muted">
          {parts.map(({ part, state, changedByName }) => (
            <li key={part}>
              {[text.parts[part], text.partStates[state], changedByName && text.changedBy(changedByName)].filter(Boolean).join(" · ")}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-2">
          {record.isNew && <Badge>{text.isNew}</Badge>}
          {record.isDeleted && <Badge tone="bad">{text.isDeleted}</Badge>}
          {record.problem === null ? <Badge tone="good">{text.ready}</Badge> : <Badge tone="warn">{text.problem}</Badge>}
        </p>
        {record.problem !== null && <p className="[overflow-wrap:anywhere] text-warn">{record.problem}</p>}
        {otherParts.length > 0 && (
          <p className="flex flex-wrap items-center gap-2 text-fg-muted">
            {text.outside(otherParts.map((part) => text.parts[part]).join(", "))}
            {mayWrite && (
              <Button look="quiet" resting={addOthers.isPending} onClick={() => addOthers.mutate(undefined)}>
                {text.addOutside}
              </Button>
            )}
          </p>
        )}
      </div>
      {mayWrite && (
        <Button look="quiet" aria-label={text.removeOf(title)} resting={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {text.remove}
        </Button>
      )}
    </li>
  );
}

function RecordTitle({ record, isGone }: { record: Pick<SetRecord, "entity" | "id" | "title">; isGone: boolean }) {
  const noun = nounOf(record.entity);
  const title = `${noun.label[useLanguage()]}: ${record.title}`;
  return (
    <p className="font-medium [overflow-wrap:anywhere]">
      {isGone ? (
        title
      ) : (
        <RecordLink to={noun.editPath(record.id)} className="text-accent hover:underline">
          {title}
        </RecordLink>
      )}
    </p>
  );
}

/** What went live with the set. */
export function PublishedRecords({ records }: { records: PublishedRecord[] }) {
  const text = useTexts(setTexts);
  return (
    <ul className={listClass}>
      {records.map((record) => (
        <li key={`${record.entity}:${record.id}`} className="grid gap-1 py-3 text-sm">
          <RecordTitle record={record} isGone={false} />
          {record.wasNew && <p className="text-fg-muted">{text.wasNew}</p>}
        </li>
      ))}
    </ul>
  );
}
