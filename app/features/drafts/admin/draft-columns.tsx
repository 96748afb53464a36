import type { WholeColumn } from "#app/admin-kit/data-table.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { DraftItem } from "#app/features/drafts/list-queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeMoment } from "#lib/office-clock.ts";
import { StateBadges } from "./state-badges.tsx";
import { type DraftListTexts, draftListTexts } from "./texts/drafts.ts";
import type { StateTexts } from "./texts/states.ts";

/** What a narrow screen has no column for is under the name. */
export const draftColumns = (text: DraftListTexts, states: StateTexts, kindOf?: (draft: DraftItem) => string): WholeColumn<DraftItem>[] => [
  {
    header: text.name,
    namesRow: true,
    sortBy: "title",
    cell: (draft) => (
      <div className="grid gap-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{draft.title || text.untitled}</p>
        {kindOf && <p className="text-fg-muted">{kindOf(draft)}</p>}
        <div className="md:hidden">
          <DraftState draft={draft} />
        </div>
        <p className="text-fg-muted lg:hidden">
          <LastChange draft={draft} />
        </p>
      </div>
    ),
  },
  { header: states.state, cell: (draft) => <DraftState draft={draft} />, className: "max-md:hidden md:w-64" },
  {
    header: text.changed,
    sortBy: "changedAt",
    cell: (draft) => <LastChange draft={draft} />,
    className: "text-fg-muted max-lg:hidden lg:w-72",
  },
];

function DraftState({ draft: { state, byLanguage, scheduledFor } }: { draft: DraftItem }) {
  const text = useTexts(draftListTexts);
  const language = useLanguage();
  return (
    <div className="grid gap-1">
      <StateBadges of={{ state, ...(byLanguage && { byLanguage }), hasChanges: true }} />
      {scheduledFor && (
        <p className="text-fg-muted">
          {text.goesLive} <time dateTime={scheduledFor}>{officeMoment(new Date(scheduledFor), language)}</time>
        </p>
      )}
    </div>
  );
}

function LastChange({ draft: { changedAt, changedByName } }: { draft: DraftItem }) {
  const text = useTexts(draftListTexts);
  return (
    <>
      <When at={changedAt} /> {text.by(changedByName ?? text.someone)}
    </>
  );
}
