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
  labels: Labels<V>;
  pending: boolean;
  /** Saves what is typed and returns the draft as it is then. */
  onSave: () => Promise<DraftDto | undefined>;
  onPublish: (parts: DraftPartName[]) => void;
};

/** Publishes one language and leaves the other in the draft. */
export function PublishPartsButton<V extends object>({ labels, pending, onSave, onPublish }: Props<V>) {
  const text = useTexts(editorTexts);
  const [saved, setSaved] = useState<DraftDto>();
  const [chosen, setChosen] = useState<DraftPartName[]>([]);
  const close = () => setSaved(undefined);

  async function open() {
    // The bar says why it could not be saved.
    const draft = await onSave().catch(() => undefined);
    setChosen(draft?.parts.map(({ part }) => part) ?? []);
    setSaved(draft);
  }

  return (
    <>
      <Button resting={pending} onClick={open}>
        {text.chooseLanguages}
      </Button>
      {saved && (
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
          <PartChoice draft={saved} labels={labels} chosen={chosen} onChoose={setChosen} />
        </ConfirmPopup>
      )}
    </>
  );
}
