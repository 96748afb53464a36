import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { blogCategoriesQuery, blogChoices } from "#app/features/blog/categories/queries.ts";
import { blogPostForm } from "#app/features/blog/posts/form.ts";
import { RecordScreen } from "#app/features/history/admin/record-screen.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/blog-post";
import { BlogPostFields } from "./blog-post-fields.tsx";
import { isPublic } from "./post-columns.tsx";
import { blogAdminTexts } from "./texts/blog.ts";

export default function BlogPost({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(blogAdminTexts);
  const { data: categories = [] } = useQuery(blogCategoriesQuery);
  const choices = blogChoices(categories);
  return (
    <RecordScreen
      form={blogPostForm}
      id={id}
      title={id ? text.editPost : text.newPost}
      done={text.done}
      aliases={{ body: "summary" }}
      formats={{ categoriesId: nameAmong(choices) }}
      hasPreview
      extra={(post) => isPublic(post) && <ViewPage path={`/blog/${post.slug}`} />}
    >
      {(draft, save) => <BlogPostFields draft={draft} progress={save.progress} categories={choices} />}
    </RecordScreen>
  );
}
