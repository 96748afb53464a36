import { LayoutDashboard } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { profileQuery } from "#app/features/accounts/queries.ts";
import { allDraftsQuery } from "#app/features/drafts/list-queries.ts";
import { lastChangesQuery } from "#app/features/history/revisions/queries.ts";
import { webResourcesQuery } from "#app/features/settings/queries.ts";
import { dashboardQuery } from "./dashboard/queries.ts";
import { parsePeriod } from "./numbers/periods.ts";
import { numbersQuery } from "./numbers/queries.ts";

export const reports = feature({
  nav: [{ to: "/admin", label: { en: "Dashboard", es: "Panel" }, order: 10, icon: LayoutDashboard }],
  tools: [{ to: "/admin/numbers", label: { en: "Numbers", es: "Cifras" }, order: 40 }],
  screens: {
    "/admin": {
      permission: "content.read",
      firstQueries: () => [dashboardQuery, webResourcesQuery, lastChangesQuery, profileQuery, allDraftsQuery],
    },
    "/admin/numbers": { permission: "numbers.read", firstQueries: (address) => [numbersQuery(parsePeriod(address))] },
  },
});
