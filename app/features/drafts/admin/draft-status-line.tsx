import { Button } from "#app/admin-kit/button.tsx";
import { useBrowserValue } from "#app/admin-kit/hydrated.ts";
import { localTime } from "#app/admin-kit/when.tsx";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { timeFormat } from "#lib/dates.ts";
import { currentLanguage } from "#lib/localize.ts";
import { editorTexts } from "./texts/editor.ts";
import type { DraftStatus } from "./use-draft-saving.ts";

type Props = { status: DraftStatus; dto: DraftDto | undefined; isDirty: boolean; onCompare: (() => void) | undefined };

/** Whether what is typed is saved, and since when. */
export function DraftStatusLine({ status, dto, isDirty, onCompare }: Props) {
  const text = useTexts(editorTexts);
  const isOutdated = dto?.conflictBase != null;
  const isProblem = status.kind === "failed" || status.kind === "conflict";
  return (
    <>
      <p role="status" className={isProblem ? "basis-full text-sm font-medium text-bad" : "text-sm text-fg-muted max-sm:text-xs"}>
        <StatusText status={status} dto={dto} isDirty={isDirty} />
      </p>
      {isOutdated && status.kind !== "conflict" && <p className="basis-full text-sm font-medium text-warn">{text.outdated}</p>}
      {(isOutdated || status.kind === "conflict") && onCompare && <Button onClick={onCompare}>{text.compare}</Button>}
    </>
  );
}

function StatusText({ status, dto, isDirty }: Omit<Props, "onCompare">) {
  const text = useTexts(editorTexts);
  if (status.kind === "saving") return text.saving;
  if (status.kind === "conflict") return text.conflict;
  if (status.kind === "failed") return text.failed(status.message);
  if (isDirty) return text.notSaved;
  const at = status.kind === "saved" ? status.at : findLastChange(dto);
  return at && (status.kind === "saved" || dto?.parts.length) ? <SavedAt at={at} /> : null;
}

const findLastChange = (dto: DraftDto | undefined) =>
  dto?.parts
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);

function SavedAt({ at }: { at: string }) {
  const text = useTexts(editorTexts);
  const time = useBrowserValue(() => timeOrDate(at), "");
  return (
    <>
      {text.saved} <time dateTime={at}>{time}</time>
    </>
  );
}

const timeOnly = timeFormat({ timeStyle: "short" });

/** Today's changes by their time alone. */
function timeOrDate(at: string): string {
  const moment = new Date(at);
  if (moment.toDateString() !== new Date().toDateString()) return localTime(at);
  return timeOnly(moment, currentLanguage());
}
