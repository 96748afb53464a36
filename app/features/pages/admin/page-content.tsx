import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { refusalToast } from "#app/admin-kit/toasts.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { RecordScreen } from "#app/features/history/admin/record-screen.tsx";
import { pageCategoriesQuery, pageChoices } from "#app/features/pages/categories/queries.ts";
import { pagePath } from "#app/features/pages/page-path.ts";
import { pageContentForm } from "#app/features/pages/sections/form.ts";
import type { PageContentRecord } from "#app/features/pages/sections/queries.ts";
import { findLayout } from "#app/features/pages/sections/section-layout.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/page-content";
import { PageContentFields } from "./page-content-fields.tsx";
import { pageFormTexts } from "./texts/page-forms.ts";

export default function PageContent({ params: { id } }: Route.ComponentProps) {
  const { data: categories = [] } = useQuery(pageCategoriesQuery);
  const text = useTexts(pageFormTexts);
  const pages = pageChoices(categories);
  const viewLink = ({ categoriesId }: PageContentRecord) => {
    const page = pagePath(categories, categoriesId);
    return page && <ViewPage path={page} />;
  };
  return (
    <RecordScreen
      form={pageContentForm}
      id={id}
      title={id ? text.editContent : text.newContent}
      done={text.done}
      tell={id ? refusalToast(4500) : undefined}
      failureText={id ? undefined : text.createFailed}
      formats={{ categoriesId: nameAmong(pages) }}
      hasPreview
      extra={viewLink}
    >
      {(draft, save) => (
        <PageContentFields
          draft={draft}
          progress={save.progress}
          pages={pages}
          layout={findLayout(categories, draft.values.categoriesId)}
        />
      )}
    </RecordScreen>
  );
}
