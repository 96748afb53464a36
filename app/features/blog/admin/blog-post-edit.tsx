import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { localTime } from "#app/admin-kit/when.tsx";
import { blogChoices } from "#app/features/blog/categories/choices.ts";
import { blogCategoriesQuery } from "#app/features/blog/categories/queries.ts";
import { type BlogPostDraft, type BlogPostRecord, isPublic } from "#app/features/blog/posts/draft.ts";
import { blogPostDraft, blogPostLabels } from "#app/features/blog/posts/form.ts";
import { blogPostQuery, blogPostsKey, previewBlogPost, updateBlogPost } from "#app/features/blog/posts/queries.ts";
import { RecordPage } from "#app/features/history/admin/record-page.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/blog-post-edit";
import { BlogPostFields } from "./blog-post-fields.tsx";
import { blogFormTexts } from "./texts/blog-forms.ts";

export default function EditBlogPost({ params: { id } }: Route.ComponentProps) {
  const post = useQuery(blogPostQuery(id));
  return (
    <QueryStates query={post} pending={<FormSkeleton />}>
      {(loaded) => <EditForm post={loaded} />}
    </QueryStates>
  );
}

function EditForm({ post }: { post: BlogPostRecord }) {
  const text = useTexts(blogFormTexts);
  const labels = useTexts(blogPostLabels);
  const categories = useQuery(blogCategoriesQuery);
  const draft = useDraft(blogPostDraft(post));
  const save = useSave(draft, {
    send: (values, onProgress) => updateBlogPost(post.blogId, values, onProgress),
    refresh: blogPostsKey,
    done: text.done,
    to: "/admin/blog",
    aliases: { body: "summary" },
    read: blogPostDraft,
  });
  const choices = blogChoices(categories.data ?? []);
  const formats: ValueFormats<BlogPostDraft> = {
    categoriesId: nameAmong(choices),
    publishedAt: localTime,
  };
  return (
    <RecordPage
      title={text.editPost}
      draft={draft}
      save={save}
      labels={labels}
      formats={formats}
      list="/admin/blog"
      entity="blog"
      id={post.blogId}
      read={blogPostDraft}
      preview={(values, language) => previewBlogPost(values, language, post.blogId)}
      extra={isPublic(post) && <ViewPage path={`/blog/${post.slug}`} />}
    >
      <BlogPostFields draft={draft} progress={save.progress} categories={choices} />
    </RecordPage>
  );
}
