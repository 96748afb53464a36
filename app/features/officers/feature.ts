import { Users } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { draftsOfQuery } from "#app/features/drafts/list-queries.ts";
import { loanOfficerNoun } from "./noun.ts";
import { loanOfficersQuery } from "./queries.ts";

export const officers = feature({
  nouns: [loanOfficerNoun],
  nav: [
    { to: "/admin/loanofficercms", label: { en: "Loan Officers", es: "Oficiales de préstamos" }, order: 80, icon: Users },
    { to: "/admin/my-profile", label: { en: "My profile", es: "Mi perfil" }, order: 150, icon: Users, audience: "own" },
  ],
  screens: {
    "/admin/loanofficercms": { permission: "content.read", firstQueries: () => [loanOfficersQuery, draftsOfQuery("loanofficer")] },
    "/admin/loanofficercms/add": { permission: "sensitive.write" },
    "/admin/loanofficercms/edit/:id": { permission: "content.read" },
    "/admin/my-profile": { permission: "profile.own" },
  },
});
