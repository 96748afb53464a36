import { useState } from "react";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import { storedUser } from "#app/admin-kit/stored-user.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { PartChoice } from "./part-choice.tsx";
import { suggestParts } from "./read-parts.ts";
import { editorTexts } from "./texts/editor.ts";

type Props<V extends object> = {
  draft: DraftDto;
  labels: Labels<V>;
  pending: boolean;
  onClose: () => void;
  onPublish: (parts: DraftPartName[]) => void;
};

/** Publishes some parts of a draft, such as one language, and leaves the others in it. */
export function PublishPartsPopup<V extends object>({ draft, labels, pending, onClose, onPublish }: Props<V>) {
  const text = useTexts(editorTexts);
  const [chosen, setChosen] = useState(() => suggestParts(draft, storedUser()?.userId));
  return (
    <ConfirmPopup
      open
      onClose={onClose}
      title={text.publishTitle}
      text={text.publishText}
      confirm={text.publish}
      disabled={chosen.length === 0}
      isPending={pending}
      onConfirm={() => onPublish(chosen)}
    >
      <PartChoice draft={draft} labels={labels} chosen={chosen} onChoose={setChosen} />
    </ConfirmPopup>
  );
}
