import { pagePath } from "#app/features/pages/page-path.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { AppError } from "#lib/errors.ts";
import type { PreviewPage } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";

const noPage = {
  en: "This is not part of any page visitors can open",
  es: "Los visitantes no pueden abrir ninguna página que sea esta o a la que pertenezca",
};

/** The page itself, or the page that it is a part of. */
export async function showCategory(tx: Db, { pageCategoryDto }: { pageCategoryDto: { webPageCategoryId: number } }): Promise<PreviewPage> {
  const { webPageCategoryId, slug, parentId } = pageCategories;
  const categories = await tx.select({ webPageCategoryId, slug, parentId }).from(pageCategories);
  const path = pagePath(categories, pageCategoryDto.webPageCategoryId);
  if (!path) throw AppError.field("parentId", noPage);
  return { path };
}
