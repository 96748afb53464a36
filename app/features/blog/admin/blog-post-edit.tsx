import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { localTime } from "#app/admin-kit/when.tsx";
import { blogChoices } from "#app/features/blog/categories/choices.ts";
import { blogCategoriesQuery } from "#app/features/blog/categories/queries.ts";
import { isPublic } from "#app/features/blog/posts/draft.ts";
import { blogPostForm } from "#app/features/blog/posts/form.ts";
import { EditRecord } from "#app/features/history/admin/edit-record.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/blog-post-edit";
import { BlogPostFields } from "./blog-post-fields.tsx";
import { blogFormTexts } from "./texts/blog-forms.ts";

export default function EditBlogPost({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(blogFormTexts);
  const { data: categories = [] } = useQuery(blogCategoriesQuery);
  const choices = blogChoices(categories);
  return (
    <EditRecord
      form={blogPostForm}
      id={id}
      title={text.editPost}
      done={text.done}
      aliases={{ body: "summary" }}
      formats={{ categoriesId: nameAmong(choices), publishedAt: localTime }}
      hasPreview
      extra={(post) => isPublic(post) && <ViewPage path={`/blog/${post.slug}`} />}
    >
      {(draft, save) => <BlogPostFields draft={draft} progress={save.progress} categories={choices} />}
    </EditRecord>
  );
}
