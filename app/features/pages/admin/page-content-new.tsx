import { useQuery } from "@tanstack/react-query";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { pageChoices } from "#app/features/pages/categories/page-choices.ts";
import { pageCategoriesQuery } from "#app/features/pages/categories/queries.ts";
import { pageContentDraft, pageContentLabels } from "#app/features/pages/sections/form.ts";
import { createPageContent, pageContentsKey, previewPageContent } from "#app/features/pages/sections/queries.ts";
import { findLayout } from "#app/features/pages/sections/section-layout.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PageContentFields } from "./page-content-fields.tsx";
import { pageFormTexts } from "./texts/page-forms.ts";

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
