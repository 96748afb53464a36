import { HandCoins } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { draftsOfQuery } from "#app/features/drafts/list-queries.ts";
import { assistanceProgramNoun } from "./noun.ts";
import { programsQuery } from "./queries.ts";

export const assistance = feature({
  nouns: [assistanceProgramNoun],
  nav: [{ to: "/admin/assistance", label: { en: "Assistance programs", es: "Programas de ayuda" }, order: 85, icon: HandCoins }],
  screens: {
    "/admin/assistance": { permission: "content.read", firstQueries: () => [programsQuery, draftsOfQuery("assistanceprogram")] },
    "/admin/assistance/add": { permission: "content.write" },
    "/admin/assistance/edit/:id": { permission: "content.read" },
  },
});
