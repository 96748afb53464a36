import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { publishPolicyOf } from "#app/features/drafts/reads.server.ts";
import { checkBlock } from "#app/features/pages/blocks/check-block.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { pageContentNoun } from "./noun.ts";
import type { SectionBackground } from "./schema.ts";
import { layoutOf, type NamedPage } from "./section-layout.ts";

export const pageContentDefinition = {
  ...pageContentNoun,
  table: pageContents,
  key: "webPageContentId",
  names: ["title"],
  public: [
    "webPageContentId",
    "title",
    "body",
    "categoriesId",
    "image",
    "imageAlt",
    "alignImg",
    "background",
    "url",
    "isActiveButton",
    "icon",
    "sortOrder",
    "kind",
    "props",
    "blockId",
  ],
  searched: ["title", "body"],
  html: ["body"],
  pictures: ["image"],
  pictureAlts: { image: "imageAlt" },
  translatable: ["title", "body", "imageAlt"],
  references: [
    {
      field: "categoriesId",
      to: pageCategories.webPageCategoryId,
      label: { en: "page category", es: "ninguna categoría de página" },
      isContainer: true,
    },
    { field: "blockId", to: pageContents.webPageContentId, label: { en: "block", es: "ningún bloque" } },
  ],
  whenTakenDown: { status: "draft" },
  whenWritten: checkBlock,
  sensitive: {},
  permissions: { read: "content.read", write: "content.write" },
  readPublishPolicy: publishPolicyOf("pagecontent"),
  retention: "content",
} satisfies Definition<typeof pageContents>;

const pages = alias(pageCategories, "pages_of_sections");
const blocks = alias(pageContents, "blocks_of_items");

/** What visitors see: neither the page that has it nor the block that it is an item of is hidden. */
export const isPublished = sql`(${pageContents.status} = 'published'
  and not exists (select 1 from ${pageCategories} ${sql.identifier("pages_of_sections")} where ${pages.webPageCategoryId} = ${pageContents.categoriesId} and ${pages.status} = 'draft')
  and not exists (select 1 from ${pageContents} ${sql.identifier("blocks_of_items")} where ${blocks.webPageContentId} = ${pageContents.blockId} and ${blocks.status} = 'draft'))`;

/** Whether visitors see a section with this background once it is published. */
export function isOnPage(category: NamedPage, parent: NamedPage, background: SectionBackground): boolean {
  const layout = layoutOf(category, parent);
  return layout !== undefined && (!layout.isBannerOnly || background === "hero");
}
