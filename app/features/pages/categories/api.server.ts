import { showCategory } from "#app/features/pages/preview.server.ts";
import { categoryOperations } from "#platform/api/category-operations.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { namedPicture } from "#platform/api/saving.server.ts";
import { pageCategoryDefinition } from "./definition.server.ts";
import { pageCategoryInput } from "./schema.ts";

// A new category gets no slug: the site's code finds its own pages by their slugs. With an address it is a page.
const { list, read, create, update, remove } = categoryOperations({
  definition: pageCategoryDefinition,
  names: { one: "pageCategoryDto", list: "listPageCategoryListVm" },
  input: pageCategoryInput.extend({ image: namedPicture }),
  picture: "image",
  tag: "Page categories",
  summaries: {
    list: "The pages of the site, and the parts of pages",
    read: "One page category",
    create: "Add a page category",
    update: "Change a page category",
    delete: "Delete a page category that nothing uses",
  },
});

export const pageCategoryOperations = [list, read, ...withPreview(create, showCategory), ...withPreview(update, showCategory), remove];
