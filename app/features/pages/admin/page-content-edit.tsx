import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { refusalToast } from "#app/admin-kit/toasts.ts";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { RecordPage } from "#app/features/history/admin/record-page.tsx";
import { pageChoices } from "#app/features/pages/categories/page-choices.ts";
import { pageCategoriesQuery } from "#app/features/pages/categories/queries.ts";
import { pagePath } from "#app/features/pages/page-path.ts";
import type { PageContentRecord } from "#app/features/pages/sections/draft.ts";
import { pageContentDraft, pageContentLabels } from "#app/features/pages/sections/form.ts";
import { pageContentQuery, pageContentsKey, previewPageContent, updatePageContent } from "#app/features/pages/sections/queries.ts";
import { findLayout } from "#app/features/pages/sections/section-layout.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/page-content-edit";
import { PageContentFields } from "./page-content-fields.tsx";
import { pageFormTexts } from "./texts/page-forms.ts";

export default function EditPageContent({ params: { id } }: Route.ComponentProps) {
  const content = useQuery(pageContentQuery(id));
  return (
    <QueryStates query={content} pending={<FormSkeleton />}>
      {(loaded) => <EditForm content={loaded} />}
    </QueryStates>
  );
}

function EditForm({ content }: { content: PageContentRecord }) {
  const categories = useQuery(pageCategoriesQuery);
  const text = useTexts(pageFormTexts);
  const draft = useDraft(pageContentDraft(content));
  const save = useSave(draft, {
    send: (values, onProgress) => updatePageContent(content.webPageContentId, values, onProgress),
    refresh: pageContentsKey,
    done: text.done,
    to: "/admin/pagecontent",
    read: pageContentDraft,
    tell: refusalToast(4500),
  });
  const pages = pageChoices(categories.data ?? []);
  const formats = { categoriesId: nameAmong(pages) };
  const page = pagePath(categories.data ?? [], content.categoriesId);
  return (
    <RecordPage
      title={text.editContent}
      draft={draft}
      save={save}
      labels={useTexts(pageContentLabels)}
      formats={formats}
      list="/admin/pagecontent"
      entity="pagecontent"
      id={content.webPageContentId}
      read={pageContentDraft}
      preview={(values, language) => previewPageContent(values, language, content.webPageContentId)}
      extra={page && <ViewPage path={page} />}
    >
      <PageContentFields
        draft={draft}
        progress={save.progress}
        pages={pages}
        layout={findLayout(categories.data ?? [], draft.values.categoriesId)}
      />
    </RecordPage>
  );
}
