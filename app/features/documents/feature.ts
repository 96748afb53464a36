import { FileText } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { draftsOfQuery } from "#app/features/drafts/list-queries.ts";
import { documentNoun } from "./noun.ts";
import { documentsQuery } from "./queries.ts";

export const documents = feature({
  nouns: [documentNoun],
  nav: [{ to: "/admin/documents", label: { en: "Files", es: "Archivos" }, order: 91, icon: FileText }],
  screens: {
    "/admin/documents": { permission: "content.read", firstQueries: () => [documentsQuery, draftsOfQuery("document")] },
    "/admin/documents/add": { permission: "content.write" },
    "/admin/documents/edit/:id": { permission: "content.read" },
  },
});
