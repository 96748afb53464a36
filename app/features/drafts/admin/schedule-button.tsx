import type { DraftDto } from "#app/features/drafts/queries.ts";
import { ScheduleFields } from "./schedule-fields.tsx";

/** Sets or cancels the times at which a draft is published or the record is taken down. */
export function ScheduleButton({ draft: { entity, id, parts } }: { draft: DraftDto }) {
  return <ScheduleFields target={{ entity, id }} parts={parts.map(({ part }) => part)} canBePublished={parts.length > 0} />;
}
