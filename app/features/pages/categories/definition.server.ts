import { publishPolicyOf } from "#app/features/drafts/reads.server.ts";
import { settleAddresses } from "#app/features/pages/addresses.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { restoreSections } from "#app/features/pages/tree/restore-sections.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { pageCategoryNoun } from "./noun.ts";

const { categoriesId, title, webPageContentId } = pageContents;

export const pageCategoryDefinition = {
  ...pageCategoryNoun,
  table: pageCategories,
  key: "webPageCategoryId",
  names: ["name"],
  public: ["webPageCategoryId", "name", "parentId", "body", "slug", "description", "address", "image", "isListed", "sortOrder"],
  searched: ["name", "slug", "body"],
  html: ["body"],
  pictures: ["image"],
  translatable: ["name", "body", "description", "address"],
  references: [],
  slug: "slug",
  tree: {
    parent: "parentId",
    users: {
      one: { en: "page content", es: "contenido de página" },
      many: { en: "page contents", es: "contenidos de página" },
      category: categoriesId,
      name: title,
      key: webPageContentId,
    },
  },
  whenTakenDown: { status: "draft" },
  whenWritten: async (tx, change) => {
    await settleAddresses(tx, change);
    await restoreSections(tx, change);
  },
  sensitive: {},
  permissions: { read: "content.read", write: "content.write" },
  readPublishPolicy: publishPolicyOf("pagecategory"),
  retention: "content",
} satisfies Definition<typeof pageCategories>;
