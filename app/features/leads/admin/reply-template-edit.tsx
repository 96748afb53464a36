import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { RecordPage } from "#app/features/history/admin/record-page.tsx";
import type { ReplyTemplateRecord } from "#app/features/leads/reply-templates/draft.ts";
import { replyTemplateDraft, replyTemplateLabels } from "#app/features/leads/reply-templates/form.ts";
import { replyTemplateQuery, replyTemplatesKey, updateReplyTemplate } from "#app/features/leads/reply-templates/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/reply-template-edit";
import { ReplyTemplateFields } from "./reply-template-fields.tsx";
import { replyTemplateTexts } from "./texts/reply-templates.ts";

const list = "/admin/replytemplate";

export default function EditReplyTemplate({ params: { id } }: Route.ComponentProps) {
  const template = useQuery(replyTemplateQuery(id));
  return (
    <QueryStates query={template} pending={<FormSkeleton />}>
      {(loaded) => <EditForm template={loaded} />}
    </QueryStates>
  );
}

function EditForm({ template }: { template: ReplyTemplateRecord }) {
  const id = template.replyTemplateId;
  const text = useTexts(replyTemplateTexts);
  const draft = useDraft(replyTemplateDraft(template));
  const save = useSave(draft, {
    send: (values) => updateReplyTemplate(id, values),
    refresh: replyTemplatesKey,
    done: text.updated,
    to: list,
    read: replyTemplateDraft,
  });
  return (
    <RecordPage
      title={text.edit}
      draft={draft}
      save={save}
      labels={useTexts(replyTemplateLabels)}
      list={list}
      needs="messages.handle"
      entity="replytemplate"
      id={id}
      read={replyTemplateDraft}
    >
      <ReplyTemplateFields draft={draft} />
    </RecordPage>
  );
}
