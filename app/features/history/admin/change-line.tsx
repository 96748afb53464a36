import { When } from "#app/admin-kit/when.tsx";
import type { RevisionItem } from "#app/features/history/revisions/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { historyTexts } from "./texts/history.ts";

/** What was done, by whom and when. */
export function ChangeLine({ change }: { change: RevisionItem }) {
  const text = useTexts(historyTexts);
  return (
    <>
      {deedOf(change, text)} · <When at={change.createdAt} />
    </>
  );
}

/** What nobody of the staff did was there from the start, came from a visitor, or is the site's own work. */
function deedOf({ action, entity, userName }: RevisionItem, text: (typeof historyTexts)["en"]): string {
  const deed = text.deeds[action];
  if (userName) return text.byPerson(deed, userName);
  if (action !== "create") return text.bySite(deed);
  return entity === "contactmessage" ? text.byVisitor : text.atFirst;
}
