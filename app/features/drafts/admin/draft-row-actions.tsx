import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import type { DraftItem } from "#app/features/drafts/list-queries.ts";
import { discardDraft, draftsKey } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Noun } from "#lib/noun.ts";
import { draftListTexts } from "./texts/drafts.ts";

/** Opens a draft, or discards it: a record that was never published is gone with it. */
export function DraftRowActions({ draft, noun }: { draft: DraftItem; noun: Noun }) {
  const text = useTexts(draftListTexts);
  const mayDiscard = useMay("content.write");
  const name = draft.title || text.untitled;
  const words = draft.isNew
    ? { label: text.deleteOf(name), title: text.deleteTitle, text: text.deleteText, confirm: text.deleteIt, children: text.delete }
    : { label: text.discardOf(name), title: text.discardTitle, text: text.discardText, confirm: text.discardIt, children: text.discard };
  return (
    <>
      <EditLink to={noun.editPath(draft.id)} what={name} />
      {mayDiscard && <ConfirmAction {...words} run={() => discardDraft({ entity: draft.entity, id: draft.id })} refresh={draftsKey} />}
    </>
  );
}
