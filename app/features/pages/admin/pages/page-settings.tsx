import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import { pageSettingsTexts } from "#app/features/pages/admin/texts/page-settings.ts";
import { pageCategoryForm } from "#app/features/pages/categories/form.ts";
import { arrangePages } from "#app/features/pages/tree/arrange-pages.ts";
import { pageNameIn } from "#app/features/pages/tree/page-name.ts";
import { pagesQuery } from "#app/features/pages/tree/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/page-settings";
import { treeChoices } from "./move-page-dialog.tsx";
import { editPagePath } from "./page-row.tsx";
import { PageSettingsFields } from "./page-settings-fields.tsx";

const form = { ...pageCategoryForm, list: "/admin/pages" };

export default function PageSettings({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(pageSettingsTexts);
  const language = useLanguage();
  const { data: pages = [] } = useQuery(pagesQuery);
  const page = pages.find(({ webPageCategoryId }) => webPageCategoryId === Number(id));
  const mayWrite = useMay("content.write");
  const choices = treeChoices(arrangePages(pages), language);
  return (
    <DraftScreen
      form={form}
      id={id}
      title={page ? `${text.title}: ${pageNameIn(page, language)}` : text.title}
      done={text.done}
      formats={{ parentId: nameAmong(choices) }}
      hasPreview
      extra={() => (
        <>
          {mayWrite && <ButtonLink to={editPagePath(Number(id))}>{text.openEditor}</ButtonLink>}
          {page?.livePaths && <ViewPage path={page.livePaths.en} spanishPath={page.livePaths.es} />}
        </>
      )}
    >
      {(draft, save) => <PageSettingsFields draft={draft} progress={save.progress} pages={pages} page={page} />}
    </DraftScreen>
  );
}
