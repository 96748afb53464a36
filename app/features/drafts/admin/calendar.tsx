import { useQuery } from "@tanstack/react-query";
import { Button } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { maxPublications, maxSchedules, moveMonth, parseCalendar } from "#app/features/drafts/calendar-address.ts";
import { calendarQuery } from "#app/features/drafts/schedules-queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { locales } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { entriesOf } from "./calendar-entries.ts";
import { CalendarList } from "./calendar-list.tsx";
import { CalendarMonth } from "./calendar-month.tsx";
import { scheduleTexts } from "./texts/schedules.ts";

const monthName = (month: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${month}-01T00:00:00Z`));

const parse = (address: URLSearchParams) => parseCalendar(address);

const views = ["month", "list"] as const;

export default function Calendar() {
  const { calendar: text } = useTexts(scheduleTexts);
  const language = useLanguage();
  const [{ month, view }, change] = useAddressState(parse);
  const calendar = useQuery(calendarQuery({ month }));
  return (
    <ListPage title={text.title}>
      <p className="max-w-prose text-sm text-fg-muted">{text.intro}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Button aria-label={text.previous} onClick={() => change({ month: moveMonth(month, -1) })}>
            ‹
          </Button>
          <h2 aria-live="polite" className="min-w-40 text-center text-lg font-semibold first-letter:uppercase">
            {monthName(month, language)}
          </h2>
          <Button aria-label={text.next} onClick={() => change({ month: moveMonth(month, 1) })}>
            ›
          </Button>
          <Button look="quiet" onClick={() => change({ month: parseCalendar(new URLSearchParams()).month })}>
            {text.today}
          </Button>
        </div>
        {/* A phone shows the list in any case: seven columns do not fit. */}
        <fieldset className="flex gap-1 max-md:hidden">
          <legend className="sr-only">{text.views}</legend>
          {views.map((one) => (
            <Button
              key={one}
              look={one === view ? "primary" : "secondary"}
              aria-pressed={one === view}
              onClick={() => change({ view: one })}
            >
              {text.view[one]}
            </Button>
          ))}
        </fieldset>
      </div>
      <QueryStates query={calendar} pending={<TableSkeleton />}>
        {(data) => {
          const entries = entriesOf(data);
          if (entries.length === 0) return <EmptyList>{text.none}</EmptyList>;
          const isCut = data.publicationListVm.length >= maxPublications;
          const hasMoreScheduled = data.scheduleListVm.length >= maxSchedules;
          return (
            <>
              {isCut && <p className="text-sm text-warn">{text.cut(maxPublications)}</p>}
              {hasMoreScheduled && <p className="text-sm text-warn">{text.cutSchedules(maxSchedules)}</p>}
              {view === "month" && (
                <CalendarMonth
                  caption={text.caption(monthName(month, language))}
                  month={month}
                  entries={entries}
                  className="max-md:hidden"
                />
              )}
              <CalendarList entries={entries} className={view === "month" ? "md:hidden" : undefined} />
            </>
          );
        }}
      </QueryStates>
    </ListPage>
  );
}
