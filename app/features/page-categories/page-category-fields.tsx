import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { placedCategories } from "#lib/category-tree.ts";
import { pageCategoryLabels as labels, type PageCategoryDraft, type PageCategoryRecord } from "./draft.ts";
import { pageTree } from "./page-path.ts";

type Props = { draft: Draft<PageCategoryDraft>; categories: PageCategoryRecord[]; own?: number };

export function PageCategoryFields({ draft: { bind, spanish }, categories, own }: Props) {
  return (
    <>
      <Bilingual
        mark={spanish("name")}
        english={<TextField label={labels.name} hint="The page's title" {...bind("name")} />}
        spanish={<TextField label={labels["es.name"]} lang="es" {...bind("es.name")} />}
      />
      <SelectField label={labels.parentId} hint="A page stands alone; a part of a page stands under it" {...bind("parentId")}>
        <option value="">None</option>
        {placedCategories(categories, pageTree, own).map(({ category, path }) => (
          <option key={category.webPageCategoryId} value={category.webPageCategoryId}>
            {path}
          </option>
        ))}
      </SelectField>
      <Bilingual
        mark={spanish("body")}
        english={<RichTextField label={labels.body} {...bind("body")} />}
        spanish={<RichTextField label={labels["es.body"]} lang="es" {...bind("es.body")} />}
      />
      <Bilingual
        mark={spanish("description")}
        english={<TextAreaField label={labels.description} rows={3} hint="One sentence for search engines" {...bind("description")} />}
        spanish={<TextAreaField label={labels["es.description"]} rows={3} lang="es" {...bind("es.description")} />}
      />
    </>
  );
}
