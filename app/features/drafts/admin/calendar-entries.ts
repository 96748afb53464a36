import type { PublicationItem, ScheduleItem } from "#app/features/drafts/schedules-queries.ts";
import { officeDay } from "#lib/dates.ts";

/** One line of the calendar: something that is scheduled, has run or was published by hand. */
export type CalendarEntry = {
  key: string;
  at: Date;
  /** At the office, such as 2026-11-20. */
  day: string;
  entity: string | null;
  id: number | null;
  setId: number | null;
  title: string;
  action: "publish" | "takeDown";
  state: ScheduleItem["state"] | "published";
  /** When it ran, if that was noticeably later. */
  lateAt: Date | undefined;
  failure: string | null;
  /** Why it waits, but would be refused now. */
  problem: ScheduleItem["problem"];
  who: string | null;
};

type Calendar = { scheduleListVm: ScheduleItem[]; publicationListVm: PublicationItem[] };

/** Everything in a month, in order of time. */
export function entriesOf({ scheduleListVm, publicationListVm }: Calendar): CalendarEntry[] {
  const scheduled = scheduleListVm.map(({ scheduleId, at, isLate, ranAt, createdByName, ...item }) => ({
    ...item,
    key: `schedule ${scheduleId}`,
    ...timeOf(at),
    lateAt: isLate && ranAt ? new Date(ranAt) : undefined,
    who: createdByName,
  }));
  const published = publicationListVm.map(({ revisionId, at, userName, ...item }) => ({
    ...item,
    key: `revision ${revisionId}`,
    ...timeOf(at),
    setId: null,
    action: "publish" as const,
    state: "published" as const,
    lateAt: undefined,
    failure: null,
    problem: null,
    who: userName,
  }));
  return [...scheduled, ...published].sort((one, other) => one.at.getTime() - other.at.getTime());
}

const timeOf = (instant: string) => ({ at: new Date(instant), day: officeDay(new Date(instant)) });
