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
import { type SharePicture, sharePicture, storedPicture } from "./share-picture.server.ts";

const texts = pageCategoryDefinition.translatable;
type Texts = Record<(typeof texts)[number], string>;
const noTexts = Object.fromEntries(texts.map((field) => [field, ""])) as Texts;

export type Section = ReturnType<typeof toSection>;
/** A section with a kind, and its items. */
export type Block = Section & { items: Section[] };
export type PagePart = Texts & { webPageCategoryId: number; slug: string; sections: Section[] };
export type Page = PagePart & {
  hero: Section | undefined;
  /** In their order, with the sections that have no kind. */
  blocks: Block[];
  parts: Record<string, PagePart>;
  sharePicture: SharePicture | undefined;
  isListed: boolean;
};

const parents = alias(pageCategories, "parents");

/** A page that staff have deleted reads as an empty one. */
export function readPage(db: Db, slug: string, language: Language): Promise<Page> {
  return readThroughCache(db, `page/${slug}/${language}`, () => storedPage(db, slug, language));
}

/** A page that staff built. */
export function readBuiltPage(db: Db, id: number, language: Language): Promise<Page> {
  return readThroughCache(db, `page/${id}/${language}`, () => storedPage(db, id, language));
}

async function storedPage(db: Db, key: string | number, language: Language): Promise<Page> {
  // A page below this one is no part of it.
  const isPart = and(eq(parents.slug, String(key)), eq(pageCategories.address, ""));
  const isPage = typeof key === "number" ? eq(pageCategories.webPageCategoryId, key) : or(eq(pageCategories.slug, key), isPart);
  const categories = await db
    .select({ ...publicColumnsOf(pageCategoryDefinition), ...pictureSize, translations: pageCategories.translations })
    .from(pageCategories)
    .leftJoin(parents, eq(parents.webPageCategoryId, pageCategories.parentId))
    .leftJoin(images, eq(images.name, pageCategories.image))
    .where(and(isPage, eq(pageCategories.status, "published")))
    .orderBy(asc(pageCategories.webPageCategoryId));
  const categoryIds = categories.map((category) => category.webPageCategoryId);
  const sections = await publishedSections(db, categoryIds);
  const parts = categories.map((category) => {
    const { webPageCategoryId, slug: ownSlug, isListed, ...translated } = translateRow(category, language);
    const mine = sections.filter((row) => row.categoriesId === webPageCategoryId).map((row) => toSection(row, language));
    const shared = pictureOf({ ...category, imageAlt: "" });
    return {
      ...pick(translated, texts),
      webPageCategoryId,
      slug: ownSlug ?? `part-${webPageCategoryId}`,
      sections: mine,
      isListed,
      shared,
    };
  });
  const empty = { ...noTexts, webPageCategoryId: 0, slug: String(key), sections: [], isListed: true, shared: undefined };
  const main = parts.find((part) => (typeof key === "number" ? part.webPageCategoryId === key : part.slug === key)) ?? empty;
  const { shared, isListed, ...ownTexts } = main;
  const hero = main.sections.find((section) => section.background === "hero" && section.kind === "");
  const blocks = toBlocks(main.sections.filter((section) => section !== hero));
  const [begin] = blocks;
  const banner = hero ?? (begin?.kind === "hero" ? begin : undefined);
  const laidOut = main.sections.filter((section) => section.kind === "" && section.blockId === null);
  return {
    ...ownTexts,
    hero,
    blocks,
    sharePicture: shared
      ? storedPicture(shared, main.name)
      : sharePicture(main.slug, language, banner?.title || main.name, banner?.picture),
    sections: laidOut.filter((section) => section.background !== "hero"),
    parts: Object.fromEntries(parts.filter((part) => part !== main).map(({ isListed: _, shared: _picture, ...part }) => [part.slug, part])),
    isListed,
  };
}

function toBlocks(sections: Section[]): Block[] {
  const itemsOf = Map.groupBy(sections, ({ blockId }) => blockId);
  return (itemsOf.get(null) ?? []).map((section) => ({ ...section, items: itemsOf.get(section.webPageContentId) ?? [] }));
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
    imageAlt,
    imageWidth,
    imageHeight,
    imageFocusX,
    imageFocusY,
    ...section
  } = withoutTranslations(translateRow(row, language));
  return { ...section, picture: pictureOf({ image, imageAlt, imageWidth, imageHeight, imageFocusX, imageFocusY }) };
}

type PictureColumns = {
  image: string | null;
  imageAlt: string;
  imageWidth: number | null;
  imageHeight: number | null;
  imageFocusX: number | null;
  imageFocusY: number | null;
};

function pictureOf({ image, imageAlt: alt, imageWidth: width, imageHeight: height, imageFocusX, imageFocusY }: PictureColumns) {
  return image && width && height ? { name: image, width, height, alt, focus: chosenFocus(imageFocusX, imageFocusY) } : undefined;
}
