import { useQuery } from "@tanstack/react-query";
import { When } from "#app/admin-kit/when.tsx";
import { approvalTexts } from "#app/features/drafts/admin/texts/approval.ts";
import { scheduleTexts } from "#app/features/drafts/admin/texts/schedules.ts";
import { type QueueItem, queueQuery } from "#app/features/drafts/approval-queries.ts";
import type { ScheduleItem } from "#app/features/drafts/schedules-queries.ts";
import { nounOf } from "#app/features/nouns.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeMoment } from "#lib/office-clock.ts";
import { Panel, PanelLine } from "./panel.tsx";

/** What waits for one's approval, what was returned or approved, and what can't go live as scheduled. Most of the time there is nothing: then there is no panel. */
export function ApprovalPanels() {
  const text = useTexts(approvalTexts);
  const { data } = useQuery(queueQuery);
  return (
    <>
      <Queue title={text.queue} items={data?.waiting ?? []} all="/admin/drafts?state=waiting" />
      <Queue title={text.returnedToYou} items={data?.returned ?? []} all="/admin/drafts" />
      <Queue title={text.approvedUnpublished} items={data?.approved ?? []} all="/admin/drafts" />
      <Conflicts schedules={data?.conflicts ?? []} />
    </>
  );
}

/** Where there are more, the last line leads to all drafts. */
const maxShown = 7;

/** Seen now, they can be settled before their hour; then it would be too late. */
function Conflicts({ schedules }: { schedules: ScheduleItem[] }) {
  const text = useTexts(approvalTexts);
  const { problems, calendar } = useTexts(scheduleTexts);
  const language = useLanguage();
  if (schedules.length === 0) return null;
  return (
    <Panel title={text.scheduledConflicts} count={schedules.length} fine="">
      {schedules.slice(0, maxShown).map(({ scheduleId, entity, id, setId, title, at, problem }) => (
        <PanelLine
          key={scheduleId}
          to={setId === null ? nounOf(entity ?? "").editPath(id ?? 0) : `/admin/sets/${setId}`}
          detail={[officeMoment(new Date(at), language), problem && problems[problem].text].filter(Boolean).join(". ")}
        >
          {setId === null ? `${nounOf(entity ?? "").label[language]}: ${title}` : calendar.set(title)}
        </PanelLine>
      ))}
      {schedules.length > maxShown && <PanelLine to="/admin/calendar">{calendar.title}</PanelLine>}
    </Panel>
  );
}

function Queue({ title, items, all }: { title: string; items: QueueItem[]; all: string }) {
  const text = useTexts(approvalTexts);
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <Panel title={title} count={items.length} fine="">
      {items.slice(0, maxShown).map(({ entity, id, title: name, by, at, text: said }) => (
        <PanelLine
          key={`${entity} ${id}`}
          to={nounOf(entity).editPath(id)}
          detail={
            <>
              {text.queueLine(by.userName ?? text.someone, said)} · <When at={at} />
            </>
          }
        >
          {nounOf(entity).label[language]}: {name}
        </PanelLine>
      ))}
      {items.length > maxShown && <PanelLine to={all}>{text.allDrafts(items.length)}</PanelLine>}
    </Panel>
  );
}
