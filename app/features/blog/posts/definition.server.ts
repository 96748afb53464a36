import { and, eq, lte, type SQL } from "drizzle-orm";
import { blogCategories } from "#app/features/blog/tables/blog-categories.server.ts";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import { publishPolicyOf } from "#app/features/drafts/reads.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { blogPostNoun } from "./noun.ts";

export const blogPostDefinition = {
  ...blogPostNoun,
  table: blogPosts,
  key: "blogId",
  names: ["title"],
  public: ["blogId", "slug", "title", "summary", "postContents", "categoriesId", "image", "imageAlt", "publishedAt"],
  searched: ["title", "summary", "postContents"],
  html: ["postContents"],
  pictures: ["image"],
  pictureAlts: { image: "imageAlt" },
  translatable: ["title", "summary", "postContents", "imageAlt"],
  references: [
    { field: "categoriesId", to: blogCategories.blogCategoryId, label: { en: "blog category", es: "ninguna categoría del blog" } },
  ],
  slug: "slug",
  whenTakenDown: { status: "draft" },
  sensitive: {},
  permissions: { read: "content.read", write: "content.write" },
  readPublishPolicy: publishPolicyOf("blog"),
  retention: "content",
} satisfies Definition<typeof blogPosts>;

/** Whether visitors can read a post at a moment: it is published, and its time has come. */
export const isPublished = (moment = new Date()): SQL | undefined =>
  and(eq(blogPosts.status, "published"), lte(blogPosts.publishedAt, moment));
