import { NewRecord } from "#app/admin-kit/new-record.tsx";
import { replyTemplateForm } from "#app/features/leads/reply-templates/form.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ReplyTemplateFields } from "./reply-template-fields.tsx";
import { replyTemplateTexts } from "./texts/reply-templates.ts";

export default function NewReplyTemplate() {
  const text = useTexts(replyTemplateTexts);
  return (
    <NewRecord form={replyTemplateForm} title={text.add} done={text.created} needs="messages.handle">
      {(draft) => <ReplyTemplateFields draft={draft} />}
    </NewRecord>
  );
}
