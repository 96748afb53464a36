import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { IssueDraft } from "#app/features/newsletter/draft.ts";
import { issueLabels } from "#app/features/newsletter/form.ts";
import { useTexts } from "#app/messages/messages.ts";

export function IssueFields({ draft: { bind, spanish } }: { draft: Draft<IssueDraft> }) {
  const labels = useTexts(issueLabels);
  return (
    <>
      <Bilingual
        mark={spanish("subject")}
        english={<TextField label={labels.subject} required {...bind("subject")} />}
        spanish={<TextField label={labels["es.subject"]} lang="es" {...bind("es.subject")} />}
      />
      <Bilingual
        mark={spanish("body")}
        english={<RichTextField label={labels.body} {...bind("body")} />}
        spanish={<RichTextField label={labels["es.body"]} lang="es" {...bind("es.body")} />}
      />
    </>
  );
}
