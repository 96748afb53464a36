import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useId } from "react";
import type { ApiResponse } from "#app/admin-kit/api-client.ts";
import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { storedUser } from "#app/admin-kit/stored-user.ts";
import { When } from "#app/admin-kit/when.tsx";
import { ChangesButton } from "#app/features/drafts/admin/changes-button.tsx";
import { panelClass } from "#app/features/drafts/admin/draft-panel.tsx";
import { editorTexts } from "#app/features/drafts/admin/texts/editor.ts";
import { type DraftDto, draftsKey } from "#app/features/drafts/queries.ts";
import type { OwnOfficerDraft } from "#app/features/officers/own-form.ts";
import { discardOwnDraft, ownDraftSource, ownOfficerKey } from "#app/features/officers/own-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ownProfileTexts } from "./texts/officer-forms.ts";

type OwnDraft = ApiResponse<"GET /api/ownofficer">["draft"];

type Props = {
  dto: DraftDto;
  /** What was asked and decided. */
  state: OwnDraft;
  view: ComponentProps<typeof ChangesButton<OwnOfficerDraft>>;
  /** Drops what is typed and not saved. */
  onForget: () => Promise<unknown>;
  onDiscarded: (stored: DraftDto) => void;
};

/** What an officer can do with a draft besides typing: see what it changes, and discard it. */
export function OwnDraftPanel({ dto, state, view, onForget, onDiscarded }: Props) {
  const text = useTexts(editorTexts);
  const client = useQueryClient();
  const heading = useId();

  async function discard() {
    await onForget();
    const response = await discardOwnDraft();
    const { draftDto } = await client.fetchQuery({ ...ownDraftSource.query(dto.id), staleTime: 0 });
    onDiscarded(draftDto);
    await client.invalidateQueries({ queryKey: ownOfficerKey });
    return response;
  }

  return (
    <section aria-labelledby={heading} className={panelClass}>
      <h2 id={heading} className="text-base font-semibold">
        {text.panel}
      </h2>
      {dto.parts.length === 0 ? (
        <p className="text-sm text-fg-muted">{text.noChanges}</p>
      ) : (
        <>
          <DraftNote dto={dto} state={state} />
          <div className="flex flex-wrap gap-2">
            <ChangesButton {...view} />
            <ConfirmAction title={text.discardTitle} text={text.discardText} confirm={text.discard} run={discard} refresh={draftsKey}>
              {text.discard}
            </ConfirmAction>
          </div>
        </>
      )}
    </section>
  );
}

/** Why the form shows other texts than the site. */
function DraftNote({ dto: { parts }, state }: Pick<Props, "dto" | "state">) {
  const text = useTexts(ownProfileTexts);
  const { returnedAt, waitingSince, returnReason } = state ?? {};
  const isOwn = parts.some(({ changedBy }) => changedBy === storedUser()?.userId);
  const note = returnedAt ? text.returned : waitingSince ? text.waiting : isOwn ? text.ownDraft : text.inPreparation;
  const lastChange = parts
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
  return (
    <p role="note" className="rounded-xl border border-edge bg-warn-soft px-4 py-3 text-sm text-warn">
      {note.before}
      <When at={returnedAt ?? waitingSince ?? lastChange ?? ""} />
      {note.after}
      {returnReason && <span className="mt-1 block break-words">{text.returnReason(returnReason)}</span>}
    </p>
  );
}
