import { ConflictDialog } from "#app/admin-kit/conflict-dialog.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PublishPartsPopup } from "./publish-parts-popup.tsx";
import { ReasonPopup } from "./reason-popup.tsx";
import { approvalTexts } from "./texts/approval.ts";
import { editorTexts } from "./texts/editor.ts";
import type { Publishing } from "./use-publishing.ts";

type Props<V extends object> = { publishing: Publishing<V>; values: V; labels: Labels<V>; formats: ValueFormats<V> };

/** What has to be answered before a draft is saved or published. */
export function DraftQuestions<V extends object>({ publishing, values, labels, formats }: Props<V>) {
  const text = useTexts(editorTexts);
  const approvalText = useTexts(approvalTexts);
  const { save, conflict, choosing, asksReason, close } = publishing;
  return (
    <>
      {conflict && (
        <ConflictDialog
          {...conflict}
          mine={values}
          labels={labels}
          formats={formats}
          confirm={conflict.isPublishing ? text.publishChoices : text.settle}
          onClose={close}
          onSettle={(chosen) => publishing.settle(conflict, chosen)}
        />
      )}
      {choosing && (
        <PublishPartsPopup draft={choosing} labels={labels} pending={save.pending} onClose={close} onPublish={publishing.publishParts} />
      )}
      {asksReason && (
        <ReasonPopup
          title={approvalText.publishTitle}
          text={approvalText.publishText}
          confirm={approvalText.publishNow}
          isPending={save.pending}
          onClose={close}
          onConfirm={publishing.publishWithReason}
        />
      )}
    </>
  );
}
