import { useQuery } from "@tanstack/react-query";
import type { Labels } from "#app/admin-kit/labels.ts";
import { approvalQuery } from "#app/features/drafts/approval-queries.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import type { SaveFirst } from "./save-first.ts";
import { ScheduleFields } from "./schedule-fields.tsx";

type Props<V extends object> = { draft: DraftDto; labels?: Labels<V>; onSave?: SaveFirst };

/** Sets or cancels the times at which a draft is published or the record is taken down. Parts in a set go live with it. */
export function ScheduleButton<V extends object>({ draft, labels, onSave }: Props<V>) {
  const { entity, id } = draft;
  const parts = draft.parts.filter(({ setId }) => setId === null);
  const hasParts = parts.length > 0;
  const { data: approval } = useQuery({ ...approvalQuery(draft), enabled: hasParts });
  const lacksApproval = approval?.policy === "approval" && approval.parts.some(({ state }) => state !== "approved");
  return (
    <ScheduleFields
      target={{ entity, id }}
      draft={{ ...draft, parts }}
      isInSet={parts.length < draft.parts.length}
      labels={labels}
      canBePublished={hasParts}
      lacksApproval={lacksApproval}
      onSave={onSave}
    />
  );
}
