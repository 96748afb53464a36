import { ChevronDown } from "lucide-react";
import { contactTexts } from "#app/messages/contact.ts";
import { useTexts } from "#app/messages/messages.ts";
import { callTimes } from "#lib/call-times.ts";

/** Whether to call, and when. Nobody has to choose: whoever leaves it alone is answered as the office sees fit. */
export function CallTimeField({ id, value }: { id: string; value: string | undefined }) {
  const { callTime: text } = useTexts(contactTexts);
  return (
    <div className="grid gap-1.5 sm:col-span-2">
      <label htmlFor={id} className="font-semibold text-teal-dark">
        {text.label}
      </label>
      <span className="relative block">
        <select
          id={id}
          name="callTime"
          defaultValue={value}
          className="min-h-12 w-full appearance-none rounded-xl border border-muted/60 bg-white py-3 pr-10 pl-4 text-base text-ink hover:border-teal"
        >
          {callTimes.map((time) => (
            <option key={time} value={time}>
              {text.times[time]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 size-5 text-muted" />
      </span>
    </div>
  );
}
