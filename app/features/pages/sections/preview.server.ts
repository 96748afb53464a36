import { eq } from "drizzle-orm";
import { pagePath } from "#app/features/pages/page-path.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { AppError } from "#lib/errors.ts";
import type { PreviewPage } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { getContent } from "./service.server.ts";

const noPage = {
  en: "Choose a page visitors can open; this section isn't on one",
  es: "Elija una página que los visitantes puedan abrir; esta sección no está en ninguna",
};

/** The page that the section stands on, with the section published. */
export async function showSection(
  tx: Db,
  { pageContentDto: { webPageContentId } }: { pageContentDto: { webPageContentId: number } },
): Promise<PreviewPage> {
  const { categoriesId } = await getContent(tx, webPageContentId);
  const { webPageCategoryId, slug, parentId } = pageCategories;
  const path = pagePath(await tx.select({ webPageCategoryId, slug, parentId }).from(pageCategories), categoriesId);
  if (!path) throw AppError.field("categoriesId", noPage);
  await tx.update(pageContents).set({ status: "published" }).where(eq(pageContents.webPageContentId, webPageContentId));
  return { path };
}
