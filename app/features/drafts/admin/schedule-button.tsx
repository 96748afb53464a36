import type { DraftDto } from "#app/features/drafts/queries.ts";

/** Sets or cancels the times at which a draft is published or the record is taken down. */
export function ScheduleButton(_props: { draft: DraftDto }) {
  return null;
}
