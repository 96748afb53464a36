import { Badge } from "#app/admin-kit/badge.tsx";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { nounOf } from "#app/features/nouns.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeTime } from "#lib/dates.ts";
import { officeMoment, zoneNameAt } from "#lib/office-clock.ts";
import type { CalendarEntry } from "./calendar-entries.ts";
import { scheduleTexts } from "./texts/schedules.ts";

const tones = { waiting: "plain", done: "good", published: "good", failed: "bad", canceled: "plain" } as const;

/** An entry with its time, what happens to it, and how that went. */
export function EntryLine({ entry, isBrief = false }: { entry: CalendarEntry; isBrief?: boolean }) {
  const texts = useTexts(scheduleTexts);
  const { calendar: text } = texts;
  const language = useLanguage();
  const { at, entity, id, setId, title, action, state, lateAt, failure, problem, who } = entry;
  const name = setId === null ? `${nounOf(entity ?? "").label[language]}: ${title}` : text.set(title);
  const to = setId === null ? nounOf(entity ?? "").editPath(id ?? 0) : `/admin/sets/${setId}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <time dateTime={at.toISOString()} className="text-fg-muted">
          {officeTime(at, language)} {!isBrief && zoneNameAt(at)}
        </time>{" "}
        <RecordLink to={to} className="font-medium text-accent hover:underline">
          {name}
        </RecordLink>
      </p>
      <p className="flex flex-wrap items-center gap-1 text-fg-muted">
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
        {problem && (
          <RecordLink to={to} className="hover:underline">
            <Badge tone="bad">{texts.problems[problem].name}</Badge>
            <span className="sr-only">: {name}</span>
          </RecordLink>
        )}
        {action === "takeDown" && <Badge>{text.takeDown}</Badge>}
        {lateAt && (
          <Badge tone="warn" wraps>
            {text.late(officeMoment(lateAt, language))}
          </Badge>
        )}
        {!isBrief && who && <span>{text.by(who)}</span>}
      </p>
      {!isBrief && problem && <p className="text-bad">{texts.problems[problem].text}</p>}
      {!isBrief && failure && <p className="text-bad">{failure}</p>}
    </div>
  );
}
