import { useQuery } from "@tanstack/react-query";
import { BilingualField } from "#app/admin-kit/bilingual.tsx";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { blogCategoryForm } from "#app/features/blog/categories/form.ts";
import { blogCategoriesQuery, blogChoices } from "#app/features/blog/categories/queries.ts";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/blog-category";
import { blogAdminTexts } from "./texts/blog.ts";

export default function BlogCategory({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(blogAdminTexts);
  const labels = useTexts(blogCategoryForm.labels);
  const { data: categories = [] } = useQuery(blogCategoriesQuery);
  const title = id ? text.editCategory : text.newCategory;
  const parents = blogChoices(categories, id ? Number(id) : undefined);
  const formats = { parentId: nameAmong(blogChoices(categories)) };
  return (
    <DraftScreen form={blogCategoryForm} id={id} title={title} storedTitle={text.editCategory} done={text.done} formats={formats}>
      {(draft) => (
        <>
          <BilingualField of={TextField} field="name" draft={draft} labels={labels} />
          <ChoiceField label={labels.parentId} none={text.noParent} choices={parents} {...draft.bind("parentId")} />
          <BilingualField of={RichTextField} field="body" draft={draft} labels={labels} />
        </>
      )}
    </DraftScreen>
  );
}
