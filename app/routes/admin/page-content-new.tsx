import { useQuery } from "@tanstack/react-query";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { pageChoices } from "#app/features/page-categories/page-choices.ts";
import { pageCategoriesQuery } from "#app/features/page-categories/queries.ts";
import { pageContentDraft, pageContentLabels } from "#app/features/page-contents/form.ts";
import { PageContentFields } from "#app/features/page-contents/page-content-fields.tsx";
import { createPageContent, pageContentsKey, previewPageContent } from "#app/features/page-contents/queries.ts";
import { findLayout } from "#app/features/page-contents/section-layout.ts";
import { pageFormTexts } from "#app/messages/admin/page-forms.ts";
import { useTexts } from "#app/messages/messages.ts";

export default function NewPageContent() {
  const categories = useQuery(pageCategoriesQuery);
  const text = useTexts(pageFormTexts);
  const draft = useDraft(pageContentDraft());
  const save = useSave(draft, {
    send: createPageContent,
    refresh: pageContentsKey,
    done: text.done,
    to: "/admin/pagecontent",
  });
  return (
    <FormPage
      title={text.newContent}
      draft={draft}
      save={save}
      labels={useTexts(pageContentLabels)}
      list="/admin/pagecontent"
      preview={previewPageContent}
      failureText={text.createFailed}
    >
      <PageContentFields
        draft={draft}
        progress={save.progress}
        pages={pageChoices(categories.data ?? [])}
        layout={findLayout(categories.data ?? [], draft.values.categoriesId)}
      />
    </FormPage>
  );
}
