import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import type { StateChoice } from "#app/features/drafts/draft-list.ts";
import { useTexts } from "#app/messages/messages.ts";
import { stateTexts } from "./texts/states.ts";

/** Narrows a list to a state. */
export function StateField({ value, onChange }: { value: StateChoice; onChange: (choice: StateChoice) => void }) {
  const text = useTexts(stateTexts);
  return (
    <SelectField name="status" label={text.state} value={value} onChange={onChange}>
      <Options names={{ all: text.all, ...text.states }} />
    </SelectField>
  );
}
