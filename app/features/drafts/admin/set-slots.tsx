import { ScheduleFields } from "./schedule-fields.tsx";
import { SharePreview } from "./share-preview.tsx";

/** When an open set goes live, and the site as it will be then. */
export function SetSlots({ setId }: { setId: number }) {
  return (
    <>
      <ScheduleFields target={{ setId }} canBePublished />
      <SharePreview scope={{ setId }} />
    </>
  );
}
