import { useQuery } from "@tanstack/react-query";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { blogChoices } from "#app/features/blog/categories/choices.ts";
import { blogCategoriesQuery } from "#app/features/blog/categories/queries.ts";
import { blogPostDraft, blogPostLabels } from "#app/features/blog/posts/form.ts";
import { blogPostsKey, createBlogPost, previewBlogPost } from "#app/features/blog/posts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { BlogPostFields } from "./blog-post-fields.tsx";
import { blogFormTexts } from "./texts/blog-forms.ts";

export default function NewBlogPost() {
  const text = useTexts(blogFormTexts);
  const labels = useTexts(blogPostLabels);
  const categories = useQuery(blogCategoriesQuery);
  const draft = useDraft(blogPostDraft());
  const save = useSave(draft, { send: createBlogPost, refresh: blogPostsKey, done: text.done, to: "/admin/blog" });
  return (
    <FormPage title={text.newPost} draft={draft} save={save} labels={labels} list="/admin/blog" preview={previewBlogPost}>
      <BlogPostFields draft={draft} progress={save.progress} categories={blogChoices(categories.data ?? [])} />
    </FormPage>
  );
}
