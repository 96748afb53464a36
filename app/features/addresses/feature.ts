import { Signpost } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { redirectNoun } from "./noun.ts";
import { linksQuery, missedQuery, redirectsQuery } from "./queries.ts";

export const addresses = feature({
  nouns: [redirectNoun],
  nav: [{ to: "/admin/addresses", label: { en: "Addresses", es: "Direcciones" }, order: 105, icon: Signpost }],
  screens: {
    "/admin/addresses": { permission: "content.read", firstQueries: () => [redirectsQuery] },
    "/admin/addresses/missed": { permission: "content.read", firstQueries: () => [missedQuery] },
    "/admin/addresses/links": { permission: "content.read", firstQueries: () => [linksQuery] },
    "/admin/addresses/import": { permission: "content.write" },
    "/admin/addresses/add": { permission: "content.write" },
    "/admin/addresses/edit/:id": { permission: "content.read" },
  },
});
