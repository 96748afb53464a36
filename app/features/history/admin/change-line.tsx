import { When } from "#app/admin-kit/when.tsx";
import type { RevisionItem } from "#app/features/history/revisions/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { historyTexts } from "./texts/history.ts";

export function ChangeLine({ change }: { change: RevisionItem }) {
  const text = useTexts(historyTexts);
  return (
    <>
      {describeDeed(change, text)} · <When at={change.createdAt} />
    </>
  );
}

/** A change without a user was made by a visitor, by the site itself, or came with it. */
function describeDeed({ action, entity, userName }: RevisionItem, text: (typeof historyTexts)["en"]): string {
  const deed = text.deeds[action];
  if (userName) return text.byPerson(deed, userName);
  if (action !== "create") return text.bySite(deed);
  return entity === "contactmessage" ? text.byVisitor : text.atFirst;
}
