import { Building2 } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { draftsOfQuery } from "#app/features/drafts/list-queries.ts";
import { webResourceNoun } from "./noun.ts";
import { webResourcesQuery } from "./queries.ts";

export const settings = feature({
  nouns: [webResourceNoun],
  nav: [{ to: "/admin/office", label: { en: "Office", es: "Oficina" }, order: 30, icon: Building2 }],
  tools: [{ to: "/admin/resources", label: { en: "Resources", es: "Recursos" }, order: 10 }],
  screens: {
    "/admin/office": { permission: "content.read", firstQueries: () => [webResourcesQuery] },
    "/admin/resources": { permission: "content.read", firstQueries: () => [webResourcesQuery, draftsOfQuery("webresource")] },
    "/admin/resources/add": { permission: "settings.write" },
    "/admin/resource/edit": { permission: "content.read" },
  },
});
