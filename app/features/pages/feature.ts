import { FolderTree, Layers, PanelsTopLeft, Search } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { draftsOfQuery } from "#app/features/drafts/list-queries.ts";
import { pageCategoryNoun } from "./categories/noun.ts";
import { pageCategoriesQuery } from "./categories/queries.ts";
import { parseContentList } from "./sections/content-list.ts";
import { pageContentNoun } from "./sections/noun.ts";
import { pageContentsQuery } from "./sections/queries.ts";
import { pagesQuery } from "./tree/queries.ts";

export const pages = feature({
  nouns: [pageContentNoun, pageCategoryNoun],
  nav: [
    { to: "/admin/pages", label: { en: "Pages", es: "Páginas" }, order: 35, icon: PanelsTopLeft },
    { to: "/admin/pagecategory", label: { en: "Page Categories", es: "Categorías de páginas" }, order: 60, icon: FolderTree },
    { to: "/admin/pagecontent", label: { en: "Page Content", es: "Contenido de páginas" }, order: 70, icon: Layers },
    { to: "/admin/find", label: { en: "Find a text", es: "Buscar un texto" }, order: 110, icon: Search },
  ],
  screens: {
    "/admin/pages": { permission: "content.read", firstQueries: () => [pagesQuery] },
    "/admin/pages/settings/:id": { permission: "content.read", firstQueries: () => [pagesQuery] },
    "/admin/pagecategory": { permission: "content.read", firstQueries: () => [pageCategoriesQuery, draftsOfQuery("pagecategory")] },
    "/admin/pagecategory/add": { permission: "content.write" },
    "/admin/pagecategory/edit/:id": { permission: "content.read" },
    "/admin/pagecontent": {
      permission: "content.read",
      firstQueries: (address) => [pageContentsQuery(parseContentList(address)), draftsOfQuery("pagecontent"), pageCategoriesQuery],
    },
    "/admin/pagecontent/add": { permission: "content.write" },
    "/admin/pagecontent/edit/:id": { permission: "content.read" },
    "/admin/pages/edit/:id": { permission: "content.write" },
    "/admin/find": { permission: "content.read" },
  },
});
