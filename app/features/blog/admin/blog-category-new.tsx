import { useQuery } from "@tanstack/react-query";
import { NewRecord } from "#app/admin-kit/new-record.tsx";
import { blogChoices } from "#app/features/blog/categories/choices.ts";
import { blogCategoryForm } from "#app/features/blog/categories/form.ts";
import { blogCategoriesQuery } from "#app/features/blog/categories/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { BlogCategoryFields } from "./blog-category-fields.tsx";
import { blogFormTexts } from "./texts/blog-forms.ts";

export default function NewBlogCategory() {
  const text = useTexts(blogFormTexts);
  const { data: categories = [] } = useQuery(blogCategoriesQuery);
  return (
    <NewRecord form={blogCategoryForm} title={text.newCategory} done={text.done}>
      {(draft) => <BlogCategoryFields draft={draft} parents={blogChoices(categories)} />}
    </NewRecord>
  );
}
