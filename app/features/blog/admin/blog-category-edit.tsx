import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { blogChoices } from "#app/features/blog/categories/choices.ts";
import { blogCategoryForm } from "#app/features/blog/categories/form.ts";
import { blogCategoriesQuery } from "#app/features/blog/categories/queries.ts";
import { EditRecord } from "#app/features/history/admin/edit-record.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/blog-category-edit";
import { BlogCategoryFields } from "./blog-category-fields.tsx";
import { blogFormTexts } from "./texts/blog-forms.ts";

export default function EditBlogCategory({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(blogFormTexts);
  const { data: categories = [] } = useQuery(blogCategoriesQuery);
  const formats = { parentId: nameAmong(blogChoices(categories)) };
  return (
    <EditRecord form={blogCategoryForm} id={id} title={text.editCategory} done={text.done} formats={formats}>
      {(draft) => <BlogCategoryFields draft={draft} parents={blogChoices(categories, Number(id))} />}
    </EditRecord>
  );
}
