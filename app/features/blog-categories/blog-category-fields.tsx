import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { placedCategories } from "#lib/category-tree.ts";
import { type BlogCategoryDraft, type BlogCategoryRecord, blogCategoryLabels as labels } from "./draft.ts";

const tree = {
  idOf: (category: BlogCategoryRecord) => category.blogCategoryId,
  parentOf: (category: BlogCategoryRecord) => category.parentId,
  nameOf: (category: BlogCategoryRecord) => category.name,
};

type Props = { draft: Draft<BlogCategoryDraft>; categories: BlogCategoryRecord[]; own?: number };

export function BlogCategoryFields({ draft: { bind, spanish }, categories, own }: Props) {
  return (
    <>
      <Bilingual
        mark={spanish("name")}
        english={<TextField label={labels.name} {...bind("name")} />}
        spanish={<TextField label={labels["es.name"]} lang="es" {...bind("es.name")} />}
      />
      <SelectField label={labels.parentId} {...bind("parentId")}>
        <option value="">None</option>
        {placedCategories(categories, tree, own).map(({ category, path }) => (
          <option key={category.blogCategoryId} value={category.blogCategoryId}>
            {path}
          </option>
        ))}
      </SelectField>
      <Bilingual
        mark={spanish("body")}
        english={<RichTextField label={labels.body} {...bind("body")} />}
        spanish={<RichTextField label={labels["es.body"]} lang="es" {...bind("es.body")} />}
      />
    </>
  );
}
