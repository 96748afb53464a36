import { Layers } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { setsQuery } from "./sets-queries.ts";

export const drafts = feature({
  nav: [{ to: "/admin/sets", label: { en: "Sets", es: "Conjuntos" }, order: 112, icon: Layers }],
  screens: {
    "/admin/sets": { permission: "content.read", firstQueries: () => [setsQuery] },
    "/admin/sets/:id": { permission: "content.read" },
  },
});
