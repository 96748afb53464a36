import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { blogChoices } from "#app/features/blog/categories/choices.ts";
import type { BlogCategoryRecord } from "#app/features/blog/categories/draft.ts";
import { blogCategoryDraft, blogCategoryLabels } from "#app/features/blog/categories/form.ts";
import { blogCategoriesKey, blogCategoriesQuery, blogCategoryQuery, updateBlogCategory } from "#app/features/blog/categories/queries.ts";
import { RecordPage } from "#app/features/history/admin/record-page.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/blog-category-edit";
import { BlogCategoryFields } from "./blog-category-fields.tsx";
import { blogFormTexts } from "./texts/blog-forms.ts";

export default function EditBlogCategory({ params: { id } }: Route.ComponentProps) {
  const category = useQuery(blogCategoryQuery(id));
  return (
    <QueryStates query={category} pending={<FormSkeleton />}>
      {(loaded) => <EditForm category={loaded} />}
    </QueryStates>
  );
}

function EditForm({ category }: { category: BlogCategoryRecord }) {
  const ownId = category.blogCategoryId;
  const text = useTexts(blogFormTexts);
  const labels = useTexts(blogCategoryLabels);
  const categories = useQuery(blogCategoriesQuery);
  const draft = useDraft(blogCategoryDraft(category));
  const save = useSave(draft, {
    send: (values) => updateBlogCategory(ownId, values),
    refresh: blogCategoriesKey,
    done: text.done,
    to: "/admin/blogcategory",
    read: blogCategoryDraft,
  });
  const parents = blogChoices(categories.data ?? [], ownId);
  const formats = { parentId: nameAmong(blogChoices(categories.data ?? [])) };
  return (
    <RecordPage
      title={text.editCategory}
      draft={draft}
      save={save}
      labels={labels}
      formats={formats}
      list="/admin/blogcategory"
      entity="blogcategory"
      id={ownId}
      read={blogCategoryDraft}
    >
      <BlogCategoryFields draft={draft} parents={parents} />
    </RecordPage>
  );
}
