import { ChevronDown } from "lucide-react";
import { contactTexts } from "#app/messages/contact.ts";
import { useTexts } from "#app/messages/messages.ts";

/** A state as the page's language names it; the names come from the server, so that the script need not bring them all. */
export type StateChoice = { state: string; name: string };

/** Where the home is, for an office with licenses in several states. Nobody has to say it. */
export function HomeStateField({ id, value, states }: { id: string; value: string | undefined; states: StateChoice[] }) {
  const { homeState: text } = useTexts(contactTexts);
  return (
    <div className="grid gap-1.5 sm:col-span-2">
      <label htmlFor={id} className="font-semibold text-teal-dark">
        {text.label}
      </label>
      <span className="relative block">
        <select
          id={id}
          name="homeState"
          defaultValue={value}
          className="min-h-12 w-full appearance-none rounded-xl border border-muted/60 bg-white py-3 pr-10 pl-4 text-base text-ink hover:border-teal"
        >
          <option value="">{text.none}</option>
          {states.map(({ state, name }) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 size-5 text-muted" />
      </span>
    </div>
  );
}
