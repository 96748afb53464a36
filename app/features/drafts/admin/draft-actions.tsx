import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { PartChoice } from "./part-choice.tsx";
import { editorTexts } from "./texts/editor.ts";

type Props<V extends object> = {
  dto: DraftDto | undefined;
  labels: Labels<V>;
  pending: boolean;
  onPublish: (parts?: DraftPartName[]) => void;
  /** Saves what is typed and returns the draft as it is then. */
  onChoose: () => Promise<DraftDto | undefined>;
};

/** "Publish" publishes everything; a draft of several parts can also go live one language at a time. */
export function DraftActions<V extends object>({ dto, labels, pending, onPublish, onChoose }: Props<V>) {
  const text = useTexts(editorTexts);
  const [choosing, setChoosing] = useState<DraftDto>();
  const [chosen, setChosen] = useState<DraftPartName[]>([]);
  const close = () => setChoosing(undefined);

  async function choose() {
    // Why it could not be saved is said in the bar.
    const saved = await onChoose().catch(() => undefined);
    if (!saved) return;
    setChosen(saved.parts.map(({ part }) => part));
    setChoosing(saved);
  }

  return (
    <>
      <Button look="primary" resting={pending} onClick={() => onPublish()}>
        {pending ? text.publishing : text.publish}
      </Button>
      <Button type="submit" resting={pending}>
        {text.saveDraft}
      </Button>
      {dto && dto.parts.length > 1 && (
        <Button look="quiet" resting={pending} onClick={choose}>
          {text.chooseLanguages}
        </Button>
      )}
      {choosing && (
        <ConfirmPopup
          open
          onClose={close}
          title={text.publishTitle}
          text={text.publishText}
          confirm={text.publish}
          disabled={chosen.length === 0}
          isPending={pending}
          onConfirm={() => {
            close();
            onPublish(chosen);
          }}
        >
          <PartChoice draft={choosing} labels={labels} chosen={chosen} onChoose={setChosen} />
        </ConfirmPopup>
      )}
    </>
  );
}
