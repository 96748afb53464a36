import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { RecordScreen } from "#app/features/history/admin/record-screen.tsx";
import type { ReplyTemplateDraft } from "#app/features/leads/reply-templates/draft.ts";
import { replyTemplateForm, replyTemplateLabels } from "#app/features/leads/reply-templates/form.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/reply-template";
import { replyTemplateTexts } from "./texts/reply-templates.ts";

export default function ReplyTemplate({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(replyTemplateTexts);
  return (
    <RecordScreen
      form={replyTemplateForm}
      id={id}
      title={id ? text.edit : text.add}
      done={id ? text.updated : text.created}
      needs="messages.handle"
    >
      {(draft) => <ReplyTemplateFields draft={draft} />}
    </RecordScreen>
  );
}

function ReplyTemplateFields({ draft: { bind, spanish } }: { draft: Draft<ReplyTemplateDraft> }) {
  const text = useTexts(replyTemplateTexts);
  const labels = useTexts(replyTemplateLabels);
  return (
    <>
      <TextField label={labels.name} hint={text.nameHint} required {...bind("name")} />
      <Bilingual
        mark={spanish("subject")}
        english={<TextField label={labels.subject} hint={text.subjectHint} {...bind("subject")} />}
        spanish={<TextField label={labels["es.subject"]} lang="es" {...bind("es.subject")} />}
      />
      <Bilingual
        mark={spanish("body")}
        english={<TextAreaField label={labels.body} rows={14} required {...bind("body")} />}
        spanish={<TextAreaField label={labels["es.body"]} lang="es" rows={14} {...bind("es.body")} />}
      />
      <dl className="grid gap-x-6 gap-y-1 rounded-xl bg-sunken px-4 py-3 text-sm sm:grid-cols-2">
        {Object.entries(text.fields).map(([field, meaning]) => (
          <div key={field}>
            <dt className="inline font-mono font-semibold">{`{${field}}`}</dt> <dd className="inline text-fg-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
