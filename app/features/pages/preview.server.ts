import { eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { PreviewPage } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pagePath } from "./page-paths.ts";
import { getContent } from "./sections/service.server.ts";
import { pageCategories } from "./tables/page-categories.server.ts";
import { pageContents } from "./tables/page-contents.server.ts";

export async function showCategory(tx: Db, { pageCategoryDto }: { pageCategoryDto: { webPageCategoryId: number } }): Promise<PreviewPage> {
  const path = await findPagePath(tx, pageCategoryDto.webPageCategoryId);
  if (path) return { path };
  throw AppError.field("parentId", {
    en: "This is not part of any page visitors can open",
    es: "Los visitantes no pueden abrir ninguna página que sea esta o a la que pertenezca",
  });
}

/** The page of a section, with the section published. */
export async function showSection(tx: Db, { pageContentDto }: { pageContentDto: { webPageContentId: number } }): Promise<PreviewPage> {
  const { categoriesId, webPageContentId } = await getContent(tx, pageContentDto.webPageContentId);
  const path = await findPagePath(tx, categoriesId);
  if (!path)
    throw AppError.field("categoriesId", {
      en: "Choose a page visitors can open; this section isn't on one",
      es: "Elija una página que los visitantes puedan abrir; esta sección no está en ninguna",
    });
  await tx.update(pageContents).set({ status: "published" }).where(eq(pageContents.webPageContentId, webPageContentId));
  return { path };
}

async function findPagePath(tx: Db, category: number | null): Promise<string | undefined> {
  const { webPageCategoryId, slug, parentId, address, translations } = pageCategories;
  return pagePath(await tx.select({ webPageCategoryId, slug, parentId, address, translations }).from(pageCategories), category);
}
