import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { replyTemplateDraft, replyTemplateLabels } from "#app/features/leads/reply-templates/form.ts";
import { createReplyTemplate, replyTemplatesKey } from "#app/features/leads/reply-templates/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ReplyTemplateFields } from "./reply-template-fields.tsx";
import { replyTemplateTexts } from "./texts/reply-templates.ts";

const list = "/admin/replytemplate";

export default function NewReplyTemplate() {
  const text = useTexts(replyTemplateTexts);
  const draft = useDraft(replyTemplateDraft());
  const save = useSave(draft, { send: createReplyTemplate, refresh: replyTemplatesKey, done: text.created, to: list });
  return (
    <FormPage title={text.add} draft={draft} save={save} labels={useTexts(replyTemplateLabels)} list={list} needs="messages.handle">
      <ReplyTemplateFields draft={draft} />
    </FormPage>
  );
}
