import { ListTree } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { draftsOfQuery } from "#app/features/drafts/list-queries.ts";
import { menuNoun } from "./noun.ts";
import { menusQuery, menuTargetsQuery } from "./queries.ts";

export const menus = feature({
  nouns: [menuNoun],
  nav: [{ to: "/admin/menus", label: { en: "Menus", es: "Menús" }, order: 75, icon: ListTree }],
  screens: {
    "/admin/menus": { permission: "content.read", firstQueries: () => [menusQuery, draftsOfQuery("menu"), menuTargetsQuery] },
    "/admin/menus/edit/:id": { permission: "content.read" },
  },
});
