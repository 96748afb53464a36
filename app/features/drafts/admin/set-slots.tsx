import type { DraftSetDto } from "#app/features/drafts/sets-queries.ts";
import { ScheduleFields } from "./schedule-fields.tsx";
import { SharePreview } from "./share-preview.tsx";

/** When an open set goes live, and the site as it will be then. */
export function SetSlots({ set: { setId, records } }: { set: DraftSetDto }) {
  return (
    <>
      <ScheduleFields target={{ setId }} canBePublished lacksApproval={records.some(({ problem }) => problem !== null)} />
      <SharePreview scope={{ setId }} />
    </>
  );
}
