import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { BlogCategoryDraft } from "#app/features/blog/categories/draft.ts";
import { blogCategoryLabels } from "#app/features/blog/categories/form.ts";
import { useTexts } from "#app/messages/messages.ts";
import { blogFormTexts } from "./texts/blog-forms.ts";

type Props = { draft: Draft<BlogCategoryDraft>; parents: Choice[] };

export function BlogCategoryFields({ draft: { bind, spanish }, parents }: Props) {
  const labels = useTexts(blogCategoryLabels);
  return (
    <>
      <Bilingual
        mark={spanish("name")}
        english={<TextField label={labels.name} {...bind("name")} />}
        spanish={<TextField label={labels["es.name"]} lang="es" {...bind("es.name")} />}
      />
      <ChoiceField label={labels.parentId} none={useTexts(blogFormTexts).noParent} choices={parents} {...bind("parentId")} />
      <Bilingual
        mark={spanish("body")}
        english={<RichTextField label={labels.body} {...bind("body")} />}
        spanish={<RichTextField label={labels["es.body"]} lang="es" {...bind("es.body")} />}
      />
    </>
  );
}
