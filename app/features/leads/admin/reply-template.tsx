import { RecordScreen } from "#app/features/history/admin/record-screen.tsx";
import { replyTemplateForm } from "#app/features/leads/reply-templates/form.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/reply-template";
import { ReplyTemplateFields } from "./reply-template-fields.tsx";
import { replyTemplateTexts } from "./texts/reply-templates.ts";

export default function ReplyTemplate({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(replyTemplateTexts);
  return (
    <RecordScreen form={replyTemplateForm} id={id} title={id ? text.edit : text.add} needs="messages.handle">
      {(draft) => <ReplyTemplateFields draft={draft} />}
    </RecordScreen>
  );
}
