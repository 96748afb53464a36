import { useQuery } from "@tanstack/react-query";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { blogCategoriesQuery, blogChoices } from "#app/features/blog/categories/queries.ts";
import { blockFieldTexts } from "#app/features/pages/admin/texts/block-fields.ts";
import { type BlockFieldsProps, bindSetting } from "#app/features/pages/blocks/block-fields.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { labels } from "./schema.ts";

export function Fields(settings: BlockFieldsProps) {
  const language = useLanguage();
  const { anyCategory } = useTexts(blockFieldTexts);
  const { data: categories = [] } = useQuery(blogCategoriesQuery);
  const bind = bindSetting(settings);
  return (
    <>
      <ChoiceField label={labels.category[language]} none={anyCategory} choices={blogChoices(categories)} {...bind("category")} />
      <TextField label={labels.count[language]} inputMode="numeric" {...bind("count", "3")} />
    </>
  );
}
