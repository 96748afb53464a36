import { callTimes } from "#app/features/leads/call-times.ts";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ContactSelectField } from "./contact-select-field.tsx";

/** Whether to call, and when. Nobody has to choose: whoever leaves it alone is answered as the office sees fit. */
export function CallTimeField({ id, value }: { id: string; value: string | undefined }) {
  const { callTime: text } = useTexts(contactTexts);
  return (
    <ContactSelectField id={id} name="callTime" label={text.label} value={value}>
      {callTimes.map((time) => (
        <option key={time} value={time}>
          {text.times[time]}
        </option>
      ))}
    </ContactSelectField>
  );
}
