import { blogCategories } from "#db/tables/blog-categories.server.ts";
import { blogPosts } from "#db/tables/blog-posts.server.ts";
import { pageCategories } from "#db/tables/page-categories.server.ts";
import { pageContents } from "#db/tables/page-contents.server.ts";
import type { CategoryTree } from "./category-tree.server.ts";

/** The content that is a tree of categories, by the name that revisions know it by. */
export const trees = {
  blogcategory: {
    key: blogCategories.blogCategoryId,
    parent: blogCategories.parentId,
    name: blogCategories.name,
    users: { one: "blog post", many: "blog posts", category: blogPosts.categoriesId, name: blogPosts.title, key: blogPosts.blogId },
  },
  pagecategory: {
    key: pageCategories.webPageCategoryId,
    parent: pageCategories.parentId,
    name: pageCategories.name,
    users: {
      one: "page content",
      many: "page contents",
      category: pageContents.categoriesId,
      name: pageContents.title,
      key: pageContents.webPageContentId,
    },
  },
} satisfies Record<string, CategoryTree>;
