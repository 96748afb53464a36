import { Quote } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { draftsOfQuery } from "#app/features/drafts/list-queries.ts";
import { reviewNoun } from "./noun.ts";
import { reviewsQuery } from "./queries.ts";

export const reviews = feature({
  nouns: [reviewNoun],
  nav: [{ to: "/admin/review", label: { en: "Reviews", es: "Opiniones" }, order: 86, icon: Quote }],
  screens: {
    "/admin/review": { permission: "content.read", firstQueries: () => [reviewsQuery, draftsOfQuery("review")] },
    "/admin/review/add": { permission: "content.write" },
    "/admin/review/edit/:id": { permission: "content.read" },
  },
});
