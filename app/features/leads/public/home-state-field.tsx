import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ContactSelectField } from "./contact-select-field.tsx";

/** A state as the page's language names it; the names come from the server, so that the script need not bring them all. */
export type StateChoice = { state: string; name: string };

/** Where the home is, for an office with licenses in several states. Nobody has to say it. */
export function HomeStateField({ id, value, states }: { id: string; value: string | undefined; states: StateChoice[] }) {
  const { homeState: text } = useTexts(contactTexts);
  return (
    <ContactSelectField id={id} name="homeState" label={text.label} value={value}>
      <option value="">{text.none}</option>
      {states.map(({ state, name }) => (
        <option key={state} value={state}>
          {name}
        </option>
      ))}
    </ContactSelectField>
  );
}
