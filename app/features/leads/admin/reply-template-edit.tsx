import { EditRecord } from "#app/features/history/admin/edit-record.tsx";
import { replyTemplateForm } from "#app/features/leads/reply-templates/form.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/reply-template-edit";
import { ReplyTemplateFields } from "./reply-template-fields.tsx";
import { replyTemplateTexts } from "./texts/reply-templates.ts";

export default function EditReplyTemplate({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(replyTemplateTexts);
  return (
    <EditRecord form={replyTemplateForm} id={id} title={text.edit} done={text.updated} needs="messages.handle">
      {(draft) => <ReplyTemplateFields draft={draft} />}
    </EditRecord>
  );
}
