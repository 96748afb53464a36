import { blogCategories } from "#app/features/blog/tables/blog-categories.server.ts";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import { publishPolicyOf } from "#app/features/drafts/reads.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { blogCategoryNoun } from "./noun.ts";

export const blogCategoryDefinition = {
  ...blogCategoryNoun,
  table: blogCategories,
  key: "blogCategoryId",
  names: ["name"],
  public: ["blogCategoryId", "name", "parentId", "body", "slug"],
  searched: ["name", "body"],
  html: ["body"],
  pictures: [],
  translatable: ["name", "body"],
  references: [],
  slug: "slug",
  tree: {
    parent: "parentId",
    users: {
      one: { en: "blog post", es: "entrada del blog" },
      many: { en: "blog posts", es: "entradas del blog" },
      category: blogPosts.categoriesId,
      name: blogPosts.title,
      key: blogPosts.blogId,
    },
  },
  sensitive: {},
  permissions: { read: "content.read", write: "content.write" },
  readPublishPolicy: publishPolicyOf("blogcategory"),
  retention: "content",
} satisfies Definition<typeof blogCategories>;
