import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { PageCategoryDraft } from "#app/features/pages/categories/draft.ts";
import { pageCategoryLabels } from "#app/features/pages/categories/form.ts";
import { useTexts } from "#app/messages/messages.ts";
import { pageFormTexts } from "./texts/page-forms.ts";

type Props = { draft: Draft<PageCategoryDraft>; parents: Choice[] };

export function PageCategoryFields({ draft: { bind, spanish }, parents }: Props) {
  const text = useTexts(pageFormTexts);
  const labels = useTexts(pageCategoryLabels);
  return (
    <>
      <Bilingual
        mark={spanish("name")}
        english={<TextField label={labels.name} hint={text.nameHint} {...bind("name")} />}
        spanish={<TextField label={labels["es.name"]} lang="es" {...bind("es.name")} />}
      />
      <ChoiceField label={labels.parentId} hint={text.parentHint} none={text.none} choices={parents} {...bind("parentId")} />
      <Bilingual
        mark={spanish("body")}
        english={<RichTextField label={labels.body} {...bind("body")} />}
        spanish={<RichTextField label={labels["es.body"]} lang="es" {...bind("es.body")} />}
      />
      <Bilingual
        mark={spanish("description")}
        english={<TextAreaField label={labels.description} rows={3} hint={text.descriptionHint} {...bind("description")} />}
        spanish={<TextAreaField label={labels["es.description"]} rows={3} lang="es" {...bind("es.description")} />}
      />
    </>
  );
}
