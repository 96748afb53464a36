import { BookOpen, Tags } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { draftsOfQuery } from "#app/features/drafts/list-queries.ts";
import { blogCategoryNoun } from "./categories/noun.ts";
import { blogCategoriesQuery } from "./categories/queries.ts";
import { blogPostNoun } from "./posts/noun.ts";
import { parsePostList } from "./posts/post-list.ts";
import { blogPostsQuery } from "./posts/queries.ts";

export const blog = feature({
  nouns: [blogPostNoun, blogCategoryNoun],
  nav: [
    { to: "/admin/blog", label: { en: "Blog", es: "Blog" }, order: 40, icon: BookOpen },
    { to: "/admin/blogcategory", label: { en: "Blog Categories", es: "Categorías del blog" }, order: 50, icon: Tags },
  ],
  tools: [{ to: "/admin/blog", label: { en: "Signup News Subscription", es: "Suscripción a noticias" }, order: 60, isAlias: true }],
  screens: {
    "/admin/blog": {
      permission: "content.read",
      firstQueries: (address) => [blogPostsQuery(parsePostList(address)), draftsOfQuery("blog"), blogCategoriesQuery],
    },
    "/admin/blog/add": { permission: "content.write" },
    "/admin/blog/edit/:id": { permission: "content.read" },
    "/admin/blogcategory": { permission: "content.read", firstQueries: () => [blogCategoriesQuery, draftsOfQuery("blogcategory")] },
    "/admin/blogcategory/add": { permission: "content.write" },
    "/admin/blogcategory/edit/:id": { permission: "content.read" },
  },
});
