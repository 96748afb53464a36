import { useQuery } from "@tanstack/react-query";
import { NewRecord } from "#app/admin-kit/new-record.tsx";
import { blogChoices } from "#app/features/blog/categories/choices.ts";
import { blogCategoriesQuery } from "#app/features/blog/categories/queries.ts";
import { blogPostForm } from "#app/features/blog/posts/form.ts";
import { useTexts } from "#app/messages/messages.ts";
import { BlogPostFields } from "./blog-post-fields.tsx";
import { blogFormTexts } from "./texts/blog-forms.ts";

export default function NewBlogPost() {
  const text = useTexts(blogFormTexts);
  const { data: categories = [] } = useQuery(blogCategoriesQuery);
  return (
    <NewRecord form={blogPostForm} title={text.newPost} done={text.done} hasPreview>
      {(draft, save) => <BlogPostFields draft={draft} progress={save.progress} categories={blogChoices(categories)} />}
    </NewRecord>
  );
}
