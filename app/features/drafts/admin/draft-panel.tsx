import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { SendPreview } from "#app/admin-kit/use-preview.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { When } from "#app/admin-kit/when.tsx";
import { type DraftDto, presenceQuery } from "#app/features/drafts/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { locales } from "#lib/languages.ts";
import { ApprovalPanel } from "./approval-panel.tsx";
import { ChangesButton } from "./changes-button.tsx";
import { CommentsPanel } from "./comments-panel.tsx";
import { DiscardButton } from "./discard-button.tsx";
import { readAgainIfChanged } from "./read-again.ts";
import type { SaveFirst } from "./save-first.ts";
import { ScheduleButton } from "./schedule-button.tsx";
import { SetButton } from "./set-button.tsx";
import { SharePreviewButton } from "./share-preview-button.tsx";
import { editorTexts } from "./texts/editor.ts";
import { useKeptPlace } from "./use-kept-place.ts";

type Props<V extends object> = {
  entity: string;
  dto: DraftDto | undefined;
  draft: Draft<V>;
  published: V;
  labels: Labels<V>;
  formats: ValueFormats<V>;
  list: string;
  mayEdit: boolean;
  preview: SendPreview<V> | undefined;
  pending: boolean;
  /** Saves what is typed; throws if that fails. */
  onSave: SaveFirst;
  onChooseParts: () => void;
  /** Drops what is typed and not saved. */
  onForget: () => Promise<unknown>;
  onDiscarded: (id: number) => Promise<unknown>;
  onField: (field: string) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

// On a wide screen it stays below the top bar.
export const panelClass =
  "grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border border-edge bg-surface p-4 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto";

/** Everything about the draft that is no field: its state, who else works on it, and what can be done with it. */
export function DraftPanel<V extends object>({ dto, draft, labels, mayEdit, headingRef, ...props }: Props<V>) {
  const text = useTexts(editorTexts);
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  useKeptPlace(panel);
  const hasChanges = dto !== undefined && dto.parts.length > 0;
  return (
    <section ref={panel} aria-labelledby={heading} className={panelClass}>
      <h2 ref={headingRef} id={heading} tabIndex={-1} className="scroll-mt-20 text-base font-semibold outline-none">
        {text.panel}
      </h2>
      <p className="text-sm text-fg-muted">
        {!hasChanges ? (mayEdit ? text.noChanges : text.noChangesToRead) : dto.isNew ? text.neverPublished : text.changed}
      </p>
      {dto && <Presence dto={dto} />}
      {hasChanges && <PartList parts={dto.parts} />}
      {hasChanges && (
        <div className="flex flex-wrap gap-2">
          <ChangesButton record={dto} draft={draft} labels={labels} {...props} />
          {mayEdit && dto.parts.length > 1 && (
            <Button resting={props.pending} onClick={props.onChooseParts}>
              {text.chooseParts}
            </Button>
          )}
          {mayEdit && <DiscardButton {...props} dto={dto} labels={labels} release={draft.release} />}
        </div>
      )}
      {dto && <DraftTools {...props} dto={dto} labels={labels} mayEdit={mayEdit} />}
    </section>
  );
}

type ToolsProps<V extends object> = Pick<Props<V>, "labels" | "mayEdit" | "onSave" | "onField"> & { dto: DraftDto };

/** They all act on the stored draft, so what is typed is saved first. */
function DraftTools<V extends object>({ dto, labels, mayEdit, onSave, onField }: ToolsProps<V>) {
  const tool = { draft: dto, ...(mayEdit && { onSave }) };
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <ScheduleButton {...tool} labels={labels} />
        <SetButton {...tool} />
        <SharePreviewButton {...tool} />
      </div>
      <ApprovalPanel {...tool} />
      <CommentsPanel draft={dto} labels={labels} onField={onField} />
    </>
  );
}

function PartList({ parts }: { parts: DraftDto["parts"] }) {
  const text = useTexts(editorTexts);
  return (
    <ul className="grid gap-1 text-sm text-fg-muted">
      {parts.map(({ part, changedByName, changedAt }) => (
        <li key={part}>
          {text.lastChange(text.parts[part], changedByName ?? text.someone)}
          <When at={changedAt} />
        </li>
      ))}
    </ul>
  );
}

/** Who else has the draft open. What they change is read as soon as it is noticed. */
function Presence({ dto: { entity, id, parts } }: { dto: DraftDto }) {
  const text = useTexts(editorTexts);
  const language = useLanguage();
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(presenceQuery(entity, id));
  const lastKnown =
    parts
      .map(({ changedAt }) => changedAt)
      .toSorted()
      .at(-1) ?? null;
  const readAgain = useEffectEvent(() => {
    if (data) readAgainIfChanged(client, { entity, id }, data, lastKnown);
  });
  useEffect(() => {
    if (dataUpdatedAt > 0) readAgain();
  }, [dataUpdatedAt]);
  return (
    <p role="status" className="text-sm font-medium empty:hidden">
      {data &&
        data.others.length > 0 &&
        text.others(new Intl.ListFormat(locales[language], { type: "conjunction" }).format(data.others), data.others.length)}
    </p>
  );
}
