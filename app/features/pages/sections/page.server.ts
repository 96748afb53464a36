import { and, eq, inArray, sql } from "drizzle-orm";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { readSitePages, type SitePage } from "#app/features/pages/site-pages.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { pick } from "#lib/pick.ts";
import { chosenFocus } from "#lib/picture-focus.ts";
import { type Language, translateRow, withoutTranslations } from "#lib/translations.ts";
import { publicColumnsOf } from "#platform/content/definition.server.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readAsJson } from "#platform/database/read-as-json.server.ts";
import { pictureSize } from "#platform/images/images.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { pageContentDefinition } from "./definition.server.ts";
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

/** A page of the site by its slug, or one that staff built by its id. One that was deleted reads as an empty page. */
export async function readPage(db: Db, key: string | number, language: Language): Promise<Page> {
  const pages = await readSitePages(db);
  const isMain = (page: SitePage | undefined) => page !== undefined && (page.slug === key || page.webPageCategoryId === key);
  // A page below this one is no part of it.
  const isPart = (page: SitePage) =>
    typeof key === "string" && page.address === "" && isMain(pages.find((one) => one.webPageCategoryId === page.parentId));
  const categories = pages.filter((page) => page.status === "published" && (isMain(page) || isPart(page)));
  const ids = categories.map((category) => category.webPageCategoryId);
  const { sections, pictures } = await readThroughCache(db, `sections/${key}`, async () => ({
    sections: withoutItemsOfHidden(await publishedSections(db, ids)),
    pictures: await findPictures(db, categories.filter(isMain)),
  }));
  const parts = categories.map((category) => {
    const { webPageCategoryId, slug: ownSlug, isListed, ...translated } = translateRow(category, language);
    const mine = sections.filter((row) => row.categoriesId === webPageCategoryId).map((row) => toSection(row, language));
    return { ...pick(translated, texts), webPageCategoryId, slug: ownSlug ?? `part-${webPageCategoryId}`, sections: mine, isListed };
  });
  const empty = { ...noTexts, webPageCategoryId: 0, slug: String(key), sections: [], isListed: true };
  const main = parts.find((part) => (typeof key === "number" ? part.webPageCategoryId === key : part.slug === key)) ?? empty;
  const { isListed, ...ownTexts } = main;
  const [shared] = pictures;
  const hero = main.sections.find((section) => section.background === "hero" && section.kind === "");
  const blocks = toBlocks(main.sections.filter((section) => section !== hero));
  const [begin] = blocks;
  const banner = hero ?? (begin?.kind === "hero" ? begin : undefined);
  return {
    ...ownTexts,
    hero,
    blocks,
    sharePicture: shared
      ? storedPicture(shared, main.name)
      : sharePicture(main.slug, language, banner?.title || main.name, banner?.picture),
    // The same objects, which the router's data then has once.
    sections: blocks.filter((block) => block.kind === "" && block.background !== "hero"),
    parts: Object.fromEntries(parts.filter((part) => part !== main).map(({ isListed: _, ...part }) => [part.slug, part])),
    isListed,
  };
}

async function findPictures(db: Db, pages: readonly SitePage[]) {
  const names = pages.flatMap(({ image }) => image ?? []);
  if (names.length === 0) return [];
  return db.select({ name: images.name, width: images.width, height: images.height }).from(images).where(inArray(images.name, names));
}

function toBlocks(sections: Section[]): Block[] {
  const itemsOf = Map.groupBy(sections, ({ blockId }) => blockId);
  return (itemsOf.get(null) ?? []).map((section) => ({ ...section, items: itemsOf.get(section.webPageContentId) ?? [] }));
}

/** Of pages that are published themselves. */
async function publishedSections(db: Db, categoryIds: number[]) {
  const { translations, image, categoriesId, status, sortOrder, webPageContentId } = pageContents;
  const columns = { ...publicColumnsOf(pageContentDefinition), translations };
  const isShown = and(inArray(categoriesId, categoryIds), eq(status, "published"));
  const from = sql`${pageContents} left join ${images} on ${images.name} = ${image} where ${isShown}`;
  return (await readAsJson(db, { sections: { columns, joined: pictureSize, from, orderBy: [sortOrder, webPageContentId] } })).sections;
}

/** The items of a block are on its page. */
function withoutItemsOfHidden<Row extends { webPageContentId: number; blockId: number | null }>(rows: Row[]): Row[] {
  const shown = new Set(rows.map(({ webPageContentId }) => webPageContentId));
  return rows.filter(({ blockId }) => blockId === null || shown.has(blockId));
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
