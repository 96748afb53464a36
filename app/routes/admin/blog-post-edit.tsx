import { useQuery } from "@tanstack/react-query";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { blogCategoriesQuery } from "#app/features/blog-categories/queries.ts";
import { BlogPostFields } from "#app/features/blog-posts/blog-post-fields.tsx";
import { type BlogPostRecord, blogPostDraft, blogPostLabels } from "#app/features/blog-posts/draft.ts";
import { blogPostQuery, blogPostsKey, updateBlogPost } from "#app/features/blog-posts/queries.ts";
import { RecordHistory } from "#app/features/revisions/record-history.tsx";
import type { Route } from "./+types/blog-post-edit";

export default function EditBlogPost({ params: { id } }: Route.ComponentProps) {
  const post = useQuery(blogPostQuery(id));
  return (
    <Loaded query={post} pending={<FormSkeleton />}>
      {(loaded) => <EditForm key={loaded.version} post={loaded} />}
    </Loaded>
  );
}

function EditForm({ post }: { post: BlogPostRecord }) {
  const categories = useQuery(blogCategoriesQuery);
  const draft = useDraft(blogPostDraft(post));
  const save = useSave(draft, {
    send: (values, onProgress) => updateBlogPost(post.blogId, values, onProgress),
    refresh: blogPostsKey,
    done: "Data was created successfully",
    to: "/admin/blog",
    read: blogPostDraft,
  });
  return (
    <FormPage
      title="Edit Blog Post"
      draft={draft}
      save={save}
      labels={blogPostLabels}
      list="/admin/blog"
      after={<RecordHistory entity="blog" id={post.blogId} labels={blogPostLabels} read={blogPostDraft} />}
      extra={post.status === "published" && <ViewPage path={`/blog/${post.slug}`} />}
    >
      <BlogPostFields draft={draft} progress={save.progress} categories={categories.data ?? []} />
    </FormPage>
  );
}
