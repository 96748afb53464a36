import { and, asc, eq, inArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { pick } from "#lib/pick.ts";
import { chosenFocus } from "#lib/picture-focus.ts";
import { type Language, translateRow, withoutTranslations } from "#lib/translations.ts";
import { publicColumnsOf } from "#platform/content/definition.server.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pictureSize } from "#platform/images/images.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { isPublished, pageContentDefinition } from "./definition.server.ts";
import { type SharePicture, sharePicture } from "./share-picture.server.ts";

const texts = pageCategoryDefinition.translatable;
type Texts = Record<(typeof texts)[number], string>;
const noTexts = Object.fromEntries(texts.map((field) => [field, ""])) as Texts;

export type Section = ReturnType<typeof toSection>;
export type PagePart = Texts & { slug: string; sections: Section[] };
export type Page = PagePart & { hero: Section | undefined; parts: Record<string, PagePart>; sharePicture: SharePicture | undefined };

const parents = alias(pageCategories, "parents");

/** A page that staff have deleted reads as an empty one. */
export function readPage(db: Db, slug: string, language: Language): Promise<Page> {
  return readThroughCache(db, `page/${slug}/${language}`, () => storedPage(db, slug, language));
}

async function storedPage(db: Db, slug: string, language: Language): Promise<Page> {
  const categories = await db
    .select({ ...publicColumnsOf(pageCategoryDefinition), translations: pageCategories.translations })
    .from(pageCategories)
    .leftJoin(parents, eq(parents.webPageCategoryId, pageCategories.parentId))
    .where(or(eq(pageCategories.slug, slug), eq(parents.slug, slug)))
    .orderBy(asc(pageCategories.webPageCategoryId));
  const categoryIds = categories.map((category) => category.webPageCategoryId);
  const sections = await publishedSections(db, categoryIds);
  const parts = categories.map((category) => {
    const { webPageCategoryId, slug: ownSlug, ...translated } = translateRow(category, language);
    const mine = sections.filter((row) => row.categoriesId === webPageCategoryId).map((row) => toSection(row, language));
    return { ...pick(translated, texts), slug: ownSlug ?? `part-${webPageCategoryId}`, sections: mine };
  });
  const main = parts.find((part) => part.slug === slug) ?? { ...noTexts, slug, sections: [] };
  const hero = main.sections.find((section) => section.background === "hero");
  return {
    ...main,
    hero,
    sharePicture: sharePicture(slug, language, hero?.title || main.name, hero?.picture),
    sections: main.sections.filter((section) => section.background !== "hero"),
    parts: Object.fromEntries(parts.filter((part) => part !== main).map((part) => [part.slug, part])),
  };
}

function publishedSections(db: Db, categoryIds: number[]) {
  return db
    .select({ ...publicColumnsOf(pageContentDefinition), ...pictureSize, translations: pageContents.translations })
    .from(pageContents)
    .leftJoin(images, eq(images.name, pageContents.image))
    .where(and(inArray(pageContents.categoriesId, categoryIds), isPublished))
    .orderBy(asc(pageContents.sortOrder), asc(pageContents.webPageContentId));
}

/** What visitors may see of a section. The size of its picture is known before it loads. */
function toSection(row: Awaited<ReturnType<typeof publishedSections>>[number], language: Language) {
  const {
    categoriesId: _category,
    sortOrder: _order,
    image,
    imageAlt: alt,
    imageWidth: width,
    imageHeight: height,
    imageFocusX,
    imageFocusY,
    ...section
  } = withoutTranslations(translateRow(row, language));
  return {
    ...section,
    picture: image && width && height ? { name: image, width, height, alt, focus: chosenFocus(imageFocusX, imageFocusY) } : undefined,
  };
}
