import { useState } from "react";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { placeOf } from "#app/features/pages/editor/block-order.ts";
import { useEditorScreen } from "#app/features/pages/editor/editor-context.ts";
import { findOrder, findSection, titleIn } from "#app/features/pages/editor/find-block.ts";
import { blockTexts } from "#app/features/pages/editor/texts/blocks.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";

/** The value of the last place. */
const end = "end";

/** Moves a block to a place that is chosen by name. */
export function PlaceDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { editing } = useEditorScreen();
  const text = useTexts(blockTexts);
  const order = findOrder(editing.content, id);
  const now = placeOf(order, id);
  const [place, setPlace] = useState(String(now ?? end));
  const language = useLanguage();
  const nameOf = (block: number) => {
    const found = findSection(editing.content, block);
    return (found && titleIn(found.section.values, language)) || text.untitled;
  };
  return (
    <ConfirmPopup
      open
      onClose={onClose}
      title={text.moveTo}
      text={text.moveToText(nameOf(id))}
      confirm={text.move}
      isPending={editing.isBusy}
      onConfirm={() => {
        onClose();
        void editing.move(id, place === end ? null : Number(place));
      }}
    >
      <SelectField name="place" label={text.place} value={place} onChange={setPlace}>
        {order
          .filter((block) => block !== id)
          .map((block) => (
            <option key={block} value={block}>
              {text.before(nameOf(block))}
            </option>
          ))}
        <option value={end}>{text.last}</option>
      </SelectField>
    </ConfirmPopup>
  );
}
