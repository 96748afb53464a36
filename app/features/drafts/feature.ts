import { FilePen } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { allDraftsQuery } from "./list-queries.ts";

export const drafts = feature({
  nav: [{ to: "/admin/drafts", label: { en: "Drafts", es: "Borradores" }, order: 115, icon: FilePen }],
  screens: {
    "/admin/drafts": { permission: "content.read", firstQueries: () => [allDraftsQuery] },
  },
});
