import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { blogChoices } from "#app/features/blog/categories/choices.ts";
import { blogCategoryForm } from "#app/features/blog/categories/form.ts";
import { blogCategoriesQuery } from "#app/features/blog/categories/queries.ts";
import { RecordScreen } from "#app/features/history/admin/record-screen.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/blog-category";
import { BlogCategoryFields } from "./blog-category-fields.tsx";
import { blogFormTexts } from "./texts/blog-forms.ts";

export default function BlogCategory({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(blogFormTexts);
  const { data: categories = [] } = useQuery(blogCategoriesQuery);
  const title = id ? text.editCategory : text.newCategory;
  const formats = { parentId: nameAmong(blogChoices(categories)) };
  return (
    <RecordScreen form={blogCategoryForm} id={id} title={title} done={text.done} formats={formats}>
      {(draft) => <BlogCategoryFields draft={draft} parents={blogChoices(categories, id ? Number(id) : undefined)} />}
    </RecordScreen>
  );
}
