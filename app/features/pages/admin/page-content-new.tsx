import { useQuery } from "@tanstack/react-query";
import { NewRecord } from "#app/admin-kit/new-record.tsx";
import { pageChoices } from "#app/features/pages/categories/page-choices.ts";
import { pageCategoriesQuery } from "#app/features/pages/categories/queries.ts";
import { pageContentForm } from "#app/features/pages/sections/form.ts";
import { findLayout } from "#app/features/pages/sections/section-layout.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PageContentFields } from "./page-content-fields.tsx";
import { pageFormTexts } from "./texts/page-forms.ts";

export default function NewPageContent() {
  const { data: categories = [] } = useQuery(pageCategoriesQuery);
  const text = useTexts(pageFormTexts);
  return (
    <NewRecord form={pageContentForm} title={text.newContent} done={text.done} failureText={text.createFailed} hasPreview>
      {(draft, save) => (
        <PageContentFields
          draft={draft}
          progress={save.progress}
          pages={pageChoices(categories)}
          layout={findLayout(categories, draft.values.categoriesId)}
        />
      )}
    </NewRecord>
  );
}
