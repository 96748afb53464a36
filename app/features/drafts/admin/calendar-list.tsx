import { useLanguage } from "#app/messages/messages.ts";
import { longDay } from "#lib/dates.ts";
import type { CalendarEntry } from "./calendar-entries.ts";
import { EntryLine } from "./calendar-entry.tsx";

/** The entries of a month by day. */
export function CalendarList({ entries, className }: { entries: readonly CalendarEntry[]; className?: string }) {
  const language = useLanguage();
  const days = [...Map.groupBy(entries, ({ day }) => day)];
  return (
    <div className={className}>
      <div className="grid gap-5">
        {days.map(([day, entriesOfDay]) => (
          <section key={day} aria-label={longDay(day, language)} className="grid gap-2">
            <h3 className="font-semibold">{longDay(day, language)}</h3>
            <ul className="divide-y divide-edge rounded-2xl border border-edge bg-surface px-4">
              {entriesOfDay.map((entry) => (
                <li key={entry.key} className="py-3">
                  <EntryLine entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
