import { useQuery } from "@tanstack/react-query";
import { BilingualField } from "#app/admin-kit/bilingual.tsx";
import { type Choice, nameAmong } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { InstantField } from "#app/admin-kit/fields/instant-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import { PictureSection } from "#app/admin-kit/picture-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { UsesOfRecords } from "#app/admin-kit/use-list.tsx";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { blogCategoriesQuery, blogChoices } from "#app/features/blog/categories/queries.ts";
import { postPath } from "#app/features/blog/posts/blog-path.ts";
import { blogPostForm } from "#app/features/blog/posts/form.ts";
import type { BlogPostDraft } from "#app/features/blog/posts/queries.ts";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/blog-post";
import { isPublic } from "./post-columns.tsx";
import { blogAdminTexts } from "./texts/blog.ts";

export default function BlogPost({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(blogAdminTexts);
  const { data: categories = [] } = useQuery(blogCategoriesQuery);
  const choices = blogChoices(categories);
  return (
    <DraftScreen
      form={blogPostForm}
      id={id}
      title={id ? text.editPost : text.newPost}
      storedTitle={text.editPost}
      done={text.done}
      aliases={{ body: "summary" }}
      formats={{ categoriesId: nameAmong(choices) }}
      hasPreview
      extra={(post) => isPublic(post) && <ViewPage path={postPath(post.slug)} />}
    >
      {(draft, save) => <BlogPostFields draft={draft} id={Number(id)} progress={save.progress} categories={choices} />}
    </DraftScreen>
  );
}

type Props = { draft: Draft<BlogPostDraft>; id: number; progress: number | undefined; categories: Choice[] };

function BlogPostFields({ draft, id, progress, categories }: Props) {
  const { bind, spanish } = draft;
  const labels = useTexts(blogPostForm.labels);
  const text = useTexts(blogAdminTexts);
  return (
    <>
      <BilingualField of={TextField} field="title" draft={draft} labels={labels} />
      <BilingualField of={TextAreaField} field="summary" draft={draft} labels={labels} rows={3} />
      <BilingualField of={RichTextField} field="postContents" draft={draft} labels={labels} />
      <PictureSection bind={bind} spanish={spanish} labels={labels} progress={progress} />
      <FormSection title={text.publication}>
        <FieldRow>
          <ChoiceField label={labels.categoriesId} none={text.noCategory} choices={categories} {...bind("categoriesId")} />
          <SelectField label={labels.status} {...bind("status")}>
            <option value="published">{text.published}</option>
            <option value="draft">{text.hiddenDraft}</option>
          </SelectField>
          <InstantField label={labels.publishedAt} hint={text.publishedAtHint} {...bind("publishedAt")} />
        </FieldRow>
        {id > 0 && draft.values.status === "draft" && <UsesOfRecords entity="blog" ids={[id]} />}
      </FormSection>
    </>
  );
}
