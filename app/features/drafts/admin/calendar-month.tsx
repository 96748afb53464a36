import clsx from "clsx";
import { useState } from "react";
import { PlainButton } from "#app/admin-kit/button.tsx";
import { weeksOf } from "#app/features/drafts/calendar-address.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { longDay, officeDay } from "#lib/dates.ts";
import { locales } from "#lib/languages.ts";
import type { CalendarEntry } from "./calendar-entries.ts";
import { EntryLine } from "./calendar-entry.tsx";
import { scheduleTexts } from "./texts/schedules.ts";

/** January 4, 1970, was a Sunday. */
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(1970, 0, 4 + day)));

/** More than these are shown on request. */
const shownAtFirst = 4;

type Props = { caption: string; month: string; entries: readonly CalendarEntry[]; className?: string };

export function CalendarMonth({ caption, month, entries, className }: Props) {
  const language = useLanguage();
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: "short", timeZone: "UTC" });
  const days = Map.groupBy(entries, ({ day }) => day);
  return (
    <table className={clsx("w-full table-fixed border-collapse rounded-2xl border border-edge bg-surface", className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day.getTime()} scope="col" className="border border-edge p-2 text-sm font-semibold text-fg-muted">
              {weekday.format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => (
              <td key={day ?? index} className="h-24 border border-edge p-2 align-top">
                {day && <Day day={day} entries={days.get(day) ?? []} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, entries }: { day: string; entries: readonly CalendarEntry[] }) {
  const { calendar: text } = useTexts(scheduleTexts);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, shownAtFirst);
  const toggle = isOpen ? text.fewer : text.more(entries.length - shownAtFirst);
  const isToday = day === officeDay(new Date());
  return (
    <>
      <time
        dateTime={day}
        aria-current={isToday ? "date" : undefined}
        className={clsx("text-sm", isToday ? "font-bold text-accent" : "text-fg-muted")}
      >
        <span aria-hidden>{Number(day.slice(8))}</span>
        <span className="sr-only">{longDay(day, language)}</span>
      </time>
      {entries.length > 0 && (
        <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2">
          {shown.map((entry) => (
            <li key={entry.key}>
              <EntryLine entry={entry} isBrief />
            </li>
          ))}
          {entries.length > shownAtFirst && (
            <li>
              <PlainButton
                aria-expanded={isOpen}
                aria-label={text.onDay(toggle, longDay(day, language))}
                className="text-sm font-semibold text-accent hover:underline"
                onClick={() => setOpen(!isOpen)}
              >
                {toggle}
              </PlainButton>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
