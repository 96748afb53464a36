import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { draftsKey } from "#app/features/drafts/queries.ts";
import { cancelSchedule, type ScheduleItem, targetSchedulesQuery } from "#app/features/drafts/schedules-queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { draftPartNames } from "#lib/draft-parts.ts";
import { officeMoment } from "#lib/office-clock.ts";
import { type SaveFirst, saveThen } from "./save-first.ts";
import { type Props as FormProps, ScheduleForm } from "./schedule-form.tsx";
import { scheduleTexts } from "./texts/schedules.ts";

type Props<V extends object> = Pick<FormProps<V>, "target" | "draft" | "isInSet" | "labels" | "canBePublished" | "lacksApproval"> & {
  onSave?: SaveFirst;
};

/** The button that schedules a record or a set, among others in a row, and above them what is scheduled for it. */
export function ScheduleFields<V extends object>({ onSave, ...form }: Props<V>) {
  const { target, canBePublished } = form;
  const text = useTexts(scheduleTexts);
  const isOffered = useMay("content.write");
  const { data } = useQuery(targetSchedulesQuery(target));
  const [open, setOpen] = useState(false);
  const canBeTakenDown = data?.canBeTakenDown ?? false;
  return (
    <>
      {data && data.scheduleListVm.length > 0 && (
        <ul className="order-first grid w-full gap-1">
          {data.scheduleListVm.map((schedule) => (
            <ScheduleLine key={schedule.scheduleId} schedule={schedule} mayCancel={isOffered} />
          ))}
        </ul>
      )}
      {isOffered && (canBePublished || canBeTakenDown) && (
        <>
          <Button onClick={() => saveThen(onSave, () => setOpen(true))}>{text.button}</Button>
          {open && <ScheduleForm {...form} canBeTakenDown={canBeTakenDown} onClose={() => setOpen(false)} />}
        </>
      )}
    </>
  );
}

function ScheduleLine({ schedule, mayCancel }: { schedule: ScheduleItem; mayCancel: boolean }) {
  const text = useTexts(scheduleTexts);
  const language = useLanguage();
  const moment = officeMoment(new Date(schedule.at), language);
  if (schedule.state === "failed")
    return (
      <li className="text-sm">
        <Badge tone="bad" wraps>
          {text.failed[schedule.action](moment, schedule.failure ?? "")}
        </Badge>
      </li>
    );
  const isPartial = schedule.parts && schedule.parts.length < draftPartNames.length;
  const parts = isPartial ? ` (${schedule.parts?.map((part) => text.parts[part]).join(", ")})` : "";
  const what = schedule.action === "publish" ? text.waiting.publish(moment, parts) : text.waiting.takeDown(moment);
  return (
    <li className="flex flex-wrap items-center gap-2 text-sm">
      <span>{what}</span>
      {schedule.problem && (
        <Badge tone="bad" wraps>
          {text.problems[schedule.problem].text}
        </Badge>
      )}
      {mayCancel && (
        <ConfirmAction
          label={text.cancelOf(what)}
          title={text.cancelTitle}
          text={text.cancelText}
          confirm={text.cancelConfirm}
          keep={text.keep}
          run={() => cancelSchedule(schedule.scheduleId)}
          refresh={draftsKey}
        >
          {text.cancel}
        </ConfirmAction>
      )}
    </li>
  );
}
