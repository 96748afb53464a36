import { useQuery } from "@tanstack/react-query";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { blogChoices } from "#app/features/blog/categories/choices.ts";
import { blogCategoryDraft, blogCategoryLabels } from "#app/features/blog/categories/form.ts";
import { blogCategoriesKey, blogCategoriesQuery, createBlogCategory } from "#app/features/blog/categories/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { BlogCategoryFields } from "./blog-category-fields.tsx";
import { blogFormTexts } from "./texts/blog-forms.ts";

export default function NewBlogCategory() {
  const text = useTexts(blogFormTexts);
  const labels = useTexts(blogCategoryLabels);
  const categories = useQuery(blogCategoriesQuery);
  const draft = useDraft(blogCategoryDraft());
  const save = useSave(draft, {
    send: createBlogCategory,
    refresh: blogCategoriesKey,
    done: text.done,
    to: "/admin/blogcategory",
  });
  return (
    <FormPage title={text.newCategory} draft={draft} save={save} labels={labels} list="/admin/blogcategory">
      <BlogCategoryFields draft={draft} parents={blogChoices(categories.data ?? [])} />
    </FormPage>
  );
}
