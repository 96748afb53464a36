import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useId } from "react";
import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { ChangesButton } from "#app/features/drafts/admin/changes-button.tsx";
import { editorTexts } from "#app/features/drafts/admin/texts/editor.ts";
import { type DraftDto, draftsKey } from "#app/features/drafts/queries.ts";
import { settingLabel } from "#app/features/settings/find-setting.ts";
import { webResourceNoun } from "#app/features/settings/noun.ts";
import type { OfficeDraft } from "#app/features/settings/office-draft.ts";
import { discardOffice, draftedSettings, officeDraftQuery } from "#app/features/settings/office-source.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeTexts } from "./texts/office.ts";

type Props = {
  dto: DraftDto;
  mayEdit: boolean;
  view: ComponentProps<typeof ChangesButton<OfficeDraft>>;
  /** Drops what is typed and not saved. */
  onForget: () => Promise<unknown>;
  onDiscarded: (stored: DraftDto) => void;
};

/** Which facts are changed and not published. Each is a setting, whose own screen schedules it, or asks for its approval. */
export function OfficeDraftPanel({ dto, mayEdit, view, onForget, onDiscarded }: Props) {
  const text = useTexts(officeTexts);
  const editorText = useTexts(editorTexts);
  const language = useLanguage();
  const client = useQueryClient();
  const heading = useId();
  const drafted = draftedSettings(dto);

  async function discard() {
    await onForget();
    const response = await discardOffice();
    const { draftDto } = await client.fetchQuery({ ...officeDraftQuery, staleTime: 0 });
    onDiscarded(draftDto);
    return response;
  }

  return (
    <section aria-labelledby={heading} className="grid gap-4 rounded-2xl border border-edge bg-surface p-4">
      <h2 id={heading} className="text-base font-semibold">
        {editorText.panel}
      </h2>
      {drafted.length === 0 ? (
        <p className="text-sm text-fg-muted">{mayEdit ? editorText.noChanges : editorText.noChangesToRead}</p>
      ) : (
        <>
          <p className="text-sm text-fg-muted">{text.drafted}</p>
          <ul className="grid gap-1 text-sm">
            {drafted.map(([context, { id }]) => (
              <li key={context}>
                <RecordLink to={webResourceNoun.editPath(id)} className="font-medium text-accent hover:underline">
                  {settingLabel(context, language)}
                </RecordLink>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <ChangesButton {...view} />
            {mayEdit && (
              <ConfirmAction
                title={editorText.discardTitle}
                text={editorText.discardText}
                confirm={editorText.discard}
                run={discard}
                refresh={draftsKey}
              >
                {editorText.discard}
              </ConfirmAction>
            )}
          </div>
        </>
      )}
    </section>
  );
}
